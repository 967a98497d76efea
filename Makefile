# `make demo` and `make test` need no other setup: they install libyaml and expat if they are missing.

SWIFT ?= swift
BUILD ?= build
# Package.swift leaves out what is for other packages.
export TABLEC_ALONE = 1
# Nobody reads debugging information of a release, and writing it takes an eighth of a build. Functions keep their names.
RELEASE_FLAGS = -debug-info-format none $(STATIC)
RELEASE = $(SWIFT) build $(SWIFTFLAGS) -c release $(RELEASE_FLAGS)
VERSION = $(shell sed -n 's/.*version: "\(.*\)",/\1/p' Sources/Tool/tablec/Tablec.swift)

# SwiftPM looks here first for libyaml: a copy of the static library, so that the binary runs where there is no Homebrew.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(abspath $(BUILD))/libyaml$(if $(PKG_CONFIG_PATH),:$(PKG_CONFIG_PATH))
endif

# A single binary. On macOS, Swift's libraries are part of the system. On Linux it contains all libraries, or only Swift's where static
# ones of the others are not installed.
STATIC = $(if $(filter Linux,$(shell uname -s)),$(if $(CAN_BE_STANDALONE),$(STANDALONE),--static-swift-stdlib))
CLANG ?= clang
CAN_BE_STANDALONE = $(shell mkdir -p $(BUILD) && $(CLANG) -O2 -c Templates/Release/standalone.c -o $(BUILD)/standalone.o && \
  echo 'int main(void) { return 0; }' | $(CLANG) -static -x c - -x none -lyaml -lexpat -lstdc++ -lm -o /dev/null 2>/dev/null && echo yes)
# A section for each function lets the linker leave out those that nothing calls, and all but one of those that are the same: Swift's
# functions have no identity.
# The folder of the build is in no binary: SwiftNIO's C has the names of its files.
STANDALONE = -Xcc -ffile-prefix-map='$(CURDIR)/=' -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker --build-id=none -Xlinker --icf=all \
  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -Xfrontend -Xswiftc -internalize-at-link \
  -Xlinker '$(abspath $(BUILD)/standalone.o)' \
  -Xlinker --wrap=_swift_stdlib_getUnsafeArgvArgc -Xlinker --wrap=swift_copyAuxiliaryExecutablePath

.PHONY: help build demo test fuzz record darwin reliability fidelity advances benchmark instructions latency docs lint format man completions stripped release install clean libraries xcode

help:  ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name what; do printf '  make %-12s %s\n' "$$name" "$$what"; done

# Puts a program in place of another. macOS ends a program whose signed file is written over, and goes on ending it each time that it is
# started: the new file gets its own name first.
PUT = put() { cp "$$1" "$$2.$$$$" && chmod 755 "$$2.$$$$" && mv -f "$$2.$$$$" "$$2" || { rm -f "$$2.$$$$"; false; }; }; put

build: libraries  ## build the binary: BUILD/tablec
	$(RELEASE) --product tablec
	mkdir -p $(BUILD)
	$(PUT) "$$($(RELEASE) --show-bin-path)/tablec" $(BUILD)/tablec

demo: build  ## compile Specs/ into BUILD/demo
	$(BUILD)/tablec lint Specs --strict
	$(BUILD)/tablec compile Specs -o $(BUILD)/demo
	$(BUILD)/tablec compile Specs --emit svg --appearance dark -o $(BUILD)/demo/dark
	$(BUILD)/tablec compile Specs --emit svg --frames -o $(BUILD)/demo/frames
	$(BUILD)/tablec compile Specs --emit svg --constraints -o $(BUILD)/demo/constraints
	@echo
	@echo "Layout trees and pictures:  $(BUILD)/demo"
	@echo "The same in dark:           $(BUILD)/demo/dark"
	@echo "With frames outlined:       $(BUILD)/demo/frames"
	@echo "With constraints drawn:     $(BUILD)/demo/constraints"
	@echo "The compiler:               $(BUILD)/tablec"
	@echo
	@echo "To begin, see the tables in a browser, as you edit them:"
	@echo "  $(BUILD)/tablec preview Specs --serve --open"

# Not optimized, but each module as a whole, as a release and without debugging information: that takes a quarter less than to build for debugging,
# and the argument parser does not check all flags at each start of the program. `swift test` builds what changed in less, and both can stand beside each other.
TESTS = $(SWIFT) test $(SWIFTFLAGS) -c release -debug-info-format none -Xswiftc -Onone -Xswiftc -enable-testing --scratch-path .build/tests

test: libraries  ## build and run all tests, or with FLAGS="--filter NAME" some
	@[ "$$(uname -s)" != Darwin ] || xcrun --find xctest >/dev/null 2>&1 || { \
	  echo "The tests need Xcode, because the Command Line Tools have no XCTest: install it, and select it with"; \
	  echo "'sudo xcode-select --switch /Applications/Xcode.app'. To build without Xcode, run 'make demo'."; exit 1; }
	@$(TESTED); $(TESTS) $(FLAGS)

# Thousands of runs of the command line are tested, and a release takes an eighth of the time to start. One that is older than a source is not it.
TESTED = if [ -z "$$TABLEC" ] && [ -x $(BUILD)/tablec ] && \
  [ -z "$$(find Sources Templates Package.swift -newer $(BUILD)/tablec -print -quit)" ]; then \
  export TABLEC="$(abspath $(BUILD))/tablec"; echo "The command line is tested with $(BUILD)/tablec."; fi

SECONDS ?= 60

fuzz: libraries  ## run every fuzz target for SECONDS, or RUNS inputs that are always the same
	@SWIFT="$(SWIFT)" RUNS="$(RUNS)" Tests/Fuzzing/fuzz $(SECONDS)

record: libraries  ## record the goldens and generated pages; always fails, so that it is not mistaken for a test run
	TABLEC_RECORD=1 $(TESTS) $(FLAGS)

darwin: libraries  ## type-check for macOS and iOS on Linux; needs python3 with pip and, once, the network
	Tests/Darwin/check --client Templates/Examples/Screens $(FLAGS)

reliability: build  ## run the tests of every promise in SECURITY.md, and search for inputs that cost too much (FLAGS="--growth WORDS": only that)
	$(SWIFT) run Reliability $(BUILD)/tablec $(FLAGS)

fidelity: libraries  ## report how many observed frames are reproduced, or those of the Interface Builder files in FOLDER
ifdef FOLDER
	$(SWIFT) run -c release FolderFidelity $(FOLDER) $(FLAGS)
else
	@[ -d "$${TABLEC_SHARED:-../shared}/oracles" ] || { \
	  echo "The observations are not part of this repository: put them into ../shared/oracles, or set TABLEC_SHARED to the folder that contains oracles."; \
	  exit 1; }
	$(TESTS) --filter FidelityTests
endif

advances:  ## generate the tables of text advances from the committed data; needs python3 with numpy
	python3 Sources/Compiler/TableLayout/Text/Advances/fit_advances.py

BENCHMARKS = $(SWIFT) build -c release --package-path Benchmarks
BENCHMARK_PROGRAMS = $$($(BENCHMARKS) --show-bin-path)

benchmark: build  ## measure against the budgets and write Performance.md; needs python3, and valgrind for instructions
	$(BENCHMARKS)
	python3 Benchmarks/benchmark.py $(BUILD)/tablec "$(BENCHMARK_PROGRAMS)" Sources/Tool/tablec/Documentation.docc/Performance.md

instructions: build  ## count the instructions of some commands beside the last counts (FLAGS=--record keeps them); needs python3 and valgrind
	$(BENCHMARKS) --product bare-scan
	$(BENCHMARKS) --product benchmark-specs
	python3 Benchmarks/instructions.py $(BUILD)/tablec "$(BENCHMARK_PROGRAMS)" $(FLAGS)

latency: build  ## measure how long a save takes until its picture is painted; needs chromium and python3
	python3 Benchmarks/Latency/latency.py $(BUILD)/tablec

# OWNER is whose repository the links to files that are not part of the site lead to, and BASE the path of a site that is not its host's.
docs:  ## make a site of the documentation, and check its links: BUILD/docs; needs python3 (BASE=/tablec: for that path of a host)
	@OWNER="$(OWNER)" BASE="$(BASE)" Templates/Site/make $(BUILD)

lint:  ## check the formatting
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Templates/Examples/Screens/Package.swift Templates/Examples/Screens/Sources Templates/Examples/Harbour/Tests Templates/Examples/Friends

format:  ## format all sources
	$(SWIFT) format format --in-place --recursive Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Templates/Examples/Screens/Package.swift Templates/Examples/Screens/Sources Templates/Examples/Harbour/Tests Templates/Examples/Friends

# The argument parser's plugin of this name would also build all that only tests and measurements need. The date is that of the last commit,
# so the same sources produce the same page. mdoc needs a macro instead of empty lines.
man: build  ## generate the manual page: BUILD/man/tablec.1
	$(RELEASE) --product generate-manual
	mkdir -p $(BUILD)/man
	"$$($(RELEASE) --show-bin-path)/generate-manual" $(BUILD)/tablec --output-directory $(BUILD)/man \
	  --date "$$(git log -1 --format=%cs 2>/dev/null || date +%F)"
	sed 's/^$$/.Pp/' $(BUILD)/man/tablec.1 > $(BUILD)/man/page && mv $(BUILD)/man/page $(BUILD)/man/tablec.1

# Each file has the name that its shell looks for.
completions: build  ## generate completions for bash, zsh and fish: BUILD/completions
	mkdir -p $(BUILD)/completions
	$(BUILD)/tablec --generate-completion-script bash > $(BUILD)/completions/tablec.bash
	$(BUILD)/tablec --generate-completion-script zsh > $(BUILD)/completions/_tablec
	$(BUILD)/tablec --generate-completion-script fish > $(BUILD)/completions/tablec.fish

# What is installed and released: no symbols. On Linux also no hashes of modules, which depend on the folder of the build; on macOS signed
# again, and with no library that only Macs with Homebrew have.
stripped: build
	cp $(BUILD)/tablec $(BUILD)/stripped
ifeq ($(shell uname -s),Darwin)
	strip $(BUILD)/stripped
	codesign --force --sign - $(BUILD)/stripped
	@! otool -L $(BUILD)/stripped | tail -n +2 | grep -vE '^[[:space:]]+(/usr/lib/|/System/Library/)' || { \
	  echo "$(BUILD)/stripped needs the libraries above, which other Macs may not have"; exit 1; }
else
	strip --remove-section=.swift_modhash $(BUILD)/stripped
endif

# Of a commit, always the same bytes. It is linked once more for the linker's map, and for everything that was linked.
release: stripped man completions  ## make the files of a release, with checksums: BUILD/release (Linux; needs python3)
	@[ -n "$(and $(filter Linux,$(shell uname -s)),$(CAN_BE_STANDALONE))" ] || { \
	  echo "An archive contains a static binary, which needs Linux and the static libraries of libc, libstdc++, libyaml and expat."; exit 1; }
	rm -f $(BUILD)/link.*
	$(RELEASE) --product tablec -Xlinker -Map='$(abspath $(BUILD))/link.map' -Xlinker --reproduce='$(abspath $(BUILD))/link.tar'
	Templates/Release/make $(VERSION) $(BUILD)

PREFIX ?= /usr/local

install: stripped  ## copy the binary to PREFIX/bin, without symbols
	mkdir -p $(PREFIX)/bin
	$(PUT) $(BUILD)/stripped $(PREFIX)/bin/tablec

clean:
	$(SWIFT) package clean
	rm -rf $(BUILD)

# libyaml reads specs, expat Interface Builder's documents: with apt, or with brew; without either, a message instead of a linker error.
libraries:
	@Templates/Release/libraries $(BUILD)/libyaml

xcode:  ## tell Xcode, once, where Homebrew is, if it is elsewhere than usual (macOS)
	@Templates/Release/libraries --xcode

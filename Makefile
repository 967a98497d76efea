# `make demo` and `make test` are all the set-up there is: they install libyaml if it is missing.

SWIFT ?= swift
BUILD ?= build
RELEASE = $(SWIFT) build -c release --product tablec $(STATIC)
# One binary without Swift's libraries beside it; macOS has them in the system.
STATIC = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)

.PHONY: demo test record lint format docs completions man install clean libyaml

demo: libyaml  ## build, then compile Specs/ into build/demo
	$(RELEASE)
	$$($(RELEASE) --show-bin-path)/tablec compile Specs -o $(BUILD)/demo
	$$($(RELEASE) --show-bin-path)/tablec compile Specs --emit svg --appearance dark -o $(BUILD)/demo/dark
	$$($(RELEASE) --show-bin-path)/tablec compile Specs --emit svg --frames -o $(BUILD)/demo/frames
	@echo
	@echo "Layout trees and pictures:  $(BUILD)/demo"
	@echo "The same in dark:           $(BUILD)/demo/dark"
	@echo "With frames outlined:       $(BUILD)/demo/frames"
	@echo "Open $(BUILD)/demo/settings.svg in a browser to begin with."

test: libyaml  ## build and run all tests
	$(SWIFT) test

record: libyaml  ## write the goldens and generated pages anew; fails, so that nobody takes it for a test run
	TABLEC_RECORD=1 $(SWIFT) test

lint:  ## check the formatting
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

format:  ## format all sources
	$(SWIFT) format format --in-place --recursive Package.swift Sources Tests

install: demo  ## copy the binary to PREFIX/bin
	install -d $(PREFIX)/bin
	install $$($(RELEASE) --show-bin-path)/tablec $(PREFIX)/bin/tablec

PREFIX ?= /usr/local

clean:
	$(SWIFT) package clean
	rm -rf $(BUILD)

# libyaml-dev with apt, libyaml with brew; where neither is at hand, a sentence instead of a linker error.
libyaml:
	@if pkg-config --exists yaml-0.1 2>/dev/null || [ -e /usr/include/yaml.h ]; then :; \
	elif command -v apt-get >/dev/null; then \
	  echo "installing libyaml-dev and pkg-config"; \
	  SUDO=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	  $$SUDO apt-get update -qq && $$SUDO env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libyaml-dev pkg-config >/dev/null; \
	elif command -v brew >/dev/null; then brew install libyaml pkg-config; \
	else echo "tablec needs libyaml: install its development package (libyaml-dev, libyaml-devel)"; exit 1; fi

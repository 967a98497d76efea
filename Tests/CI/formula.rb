# Loads a Homebrew formula with what it uses of Homebrew's language, installs it into nothing, and says what it would do.

require "pathname"

class Formula
  @facts = {}
  class << self
    attr_reader :facts
    def inherited(child) = child.instance_variable_set(:@facts, { dependencies: {} })
    def desc(text) = @facts[:desc] = text
    def homepage(text) = @facts[:homepage] = text
    def url(text, **options) = @facts[:url] = [text, options]
    def head(text, **options) = @facts[:head] = [text, options]
    def license(text) = @facts[:license] = text
    def depends_on(name) = @facts[:dependencies].merge!(name.is_a?(Hash) ? name : { name => nil })
    def test(&block) = @facts[:test] = block
  end

  attr_reader :steps

  def initialize = @steps = []
  def system(*command) = @steps << command.map(&:to_s)
  def generate_completions_from_executable(*command) = @steps << command.map(&:to_s)

  def prefix = Pathname.new("prefix")
  def bin = prefix/"bin"
end

load File.expand_path(ARGV.fetch(0))
facts = Tablec.facts
version = File.read("Sources/Tool/tablec/Tablec.swift")[/version: "(.*)",/, 1]
abort "no version" unless version
abort "the tag is not of version #{version}" unless facts[:url][1][:tag] == "v#{version}"
abort "the licence is another" unless File.read("LICENSE").start_with?("#{facts[:license]} License")
abort "a description has at most 80 characters" unless facts[:desc].length <= 80 && !facts[:desc].start_with?("A ")
abort "the binary would need libyaml" unless facts[:dependencies]["libyaml"] == :build
swift = File.read("Package.swift")[/swift-tools-version: (.*)/, 1]
abort "Xcode 16.3 is not the one with Swift #{swift}" unless facts[:dependencies][:xcode] == ["16.3", :build] && swift == "6.1"
abort "no test" unless facts[:test]

formula = Tablec.new
formula.install
make = formula.steps.find { |step| step[0] == "make" }
abort "it does not run make install" unless make && make[1] == "install"
abort "make install takes other variables" unless make.drop(2).all? { |set| File.read("Makefile").include?("$(#{set[/\A\w+/]})") }
abort "it installs into another folder" unless make.include?("PREFIX=prefix")

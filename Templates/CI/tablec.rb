# A formula for a tap of your own: tap it, then `brew install tablec`. OWNER is where the repository is. For a bottle, run
# `brew install --build-bottle tablec` and `brew bottle tablec`, and add the block that is printed.
class Tablec < Formula
  desc "Compile YAML table specs into UIKit's frames: layouts and pictures"
  homepage "https://github.com/OWNER/tablec"
  url "https://github.com/OWNER/tablec.git", tag: "v0.1.0"
  license "MIT"
  head "https://github.com/OWNER/tablec.git", branch: "main"

  # The first with Swift 6.1.
  depends_on xcode: ["16.3", :build]
  # Its static library becomes a part of the binary.
  depends_on "libyaml" => :build
  depends_on macos: :ventura

  def install
    # Homebrew builds in a sandbox of its own, in which the package manager cannot make another.
    system "make", "install", "PREFIX=#{prefix}", "SWIFT=swift", "SWIFTFLAGS=--disable-sandbox"
    generate_completions_from_executable(bin/"tablec", "--generate-completion-script")
  end

  test do
    (testpath/"friends.yaml").write <<~YAML
      tablespec: 1
      sections: [{rows: [Ann, Ben]}]
    YAML
    system bin/"tablec", "compile", "friends.yaml", "-o", "out"
    assert_path_exists testpath/"out/friends.layout.json"
  end
end

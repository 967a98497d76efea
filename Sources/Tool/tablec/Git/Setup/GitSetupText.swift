import TableDiagnostics

extension GitSetupPlan {
  /// What would be done, as commands and lines that can also be entered by hand.
  var preview: String {
    let flags = configuration.isGlobal ? " --global" : ""
    var text = """
      This makes 'git diff' show what moved in the layouts of specs, storyboards and xibs.
      Nothing has been changed yet: add --install.

      Configure git to run tablec, \(configuration.isGlobal ? "in every repository" : "in this repository"):

      \(lines.map { "  " + safeText(configuration.command($0)) }.joined(separator: "\n"))


      """
    if let attributesFile, !patterns.isEmpty {
      text += """
        Declare which files are specs, in \(safeText(WorkingFolder.relative(attributesFile.path))):

        \(patterns.map { "  " + GitAttributes.line($0) }.joined(separator: "\n"))


        """
    } else {
      text += """
        Declare which files are specs, in .gitattributes\(configuration.isGlobal ? " of each repository" : " (none were found yet)"):

          Specs/**/*.yaml diff=tablec


        """
    }
    return text + """
      Then these commands show layouts:

        git diff
        git show --ext-diff
        git log -p --ext-diff
        git difftool -t tablec

      To show only the changed lines, as in a patch: git diff --no-ext-diff
      To undo the setup: tablec git-setup --remove\(flags)

      """
  }

  /// What to try, and what remains to be done.
  var afterInstall: String {
    guard !patterns.isEmpty else {
      return """
        Now declare in each repository which files are specs, in .gitattributes:

          Specs/**/*.yaml diff=tablec
        """
    }
    return """
      'git diff' now shows what moved, as do 'git show --ext-diff' and 'git difftool -t tablec'.
      To show only the changed lines, as in a patch: git diff --no-ext-diff
      """
  }

  /// Rejects a setup that would have no effect, because it would appear to work.
  func checkPatterns() throws(Diagnostic) {
    guard !configuration.isGlobal, patterns.isEmpty else { return }
    throw Diagnostic(
      code: .folderWithoutSpecs, message: "there is no spec in the repository yet", range: SourceRange(file: "."),
      help: "name the place where specs will be: tablec git-setup --install 'Specs/**/*.yaml'")
  }
}

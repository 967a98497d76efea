import TableDiagnostics

extension GitSetupPlan {
  /// What would be done, in lines to do it by hand.
  var preview: String {
    let flags = configuration.isGlobal ? " --global" : ""
    var text = """
      This lets 'git diff' tell what moved in a spec's layout. Nothing is done yet: add --install.

      Tell git how to run tablec, \(configuration.isGlobal ? "in every repository" : "in this repository"):

      \(lines.map { "  " + safeText(configuration.command($0)) }.joined(separator: "\n"))


      """
    if let attributesFile, !patterns.isEmpty {
      text += """
        Tell it which files are specs, in \(safeText(WorkingFolder.relative(attributesFile.path))):

        \(patterns.map { "  " + GitAttributes.line($0) }.joined(separator: "\n"))


        """
    } else {
      text += """
        Tell it which files are specs, in .gitattributes\(configuration.isGlobal ? " of each repository" : ", where none was found yet"):

          Specs/**/*.yaml diff=tablec


        """
    }
    return text + """
      Then layouts are shown by:

        git diff
        git show --ext-diff
        git log -p --ext-diff
        git difftool -t tablec

      The lines alone, as a patch has them: git diff --no-ext-diff
      To undo all of it: tablec git-setup --remove\(flags)

      """
  }

  /// What to try, and what is still to be done.
  var afterInstall: String {
    guard !patterns.isEmpty else {
      return """
        Now say in each repository which files are specs, in .gitattributes:

          Specs/**/*.yaml diff=tablec
        """
    }
    return """
      'git diff' now tells what moved; so do 'git show --ext-diff' and 'git difftool -t tablec'.
      For the lines alone, or a patch: 'git diff --no-ext-diff'.
      """
  }

  /// A setup that shows nothing would pass for one that works.
  func checkPatterns() throws(Diagnostic) {
    guard !configuration.isGlobal, patterns.isEmpty else { return }
    throw Diagnostic(
      code: .folderWithoutSpecs, message: "there is no spec in the repository yet", range: SourceRange(file: "."),
      help: "name where they will be: tablec git-setup --install 'Specs/**/*.yaml'")
  }
}

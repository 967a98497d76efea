//! Starts `tablec lsp` for YAML files, with the tablec on the path of the project's shell.

use zed_extension_api as zed;

struct TablecExtension;

impl zed::Extension for TablecExtension {
    fn new() -> Self {
        TablecExtension
    }

    fn language_server_command(
        &mut self,
        _server: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<zed::Command> {
        let command = worktree
            .which("tablec")
            .ok_or("tablec is not on the path: 'make install PREFIX=~/.local' in its repository puts it there")?;
        Ok(zed::Command {
            command,
            args: vec!["lsp".to_string()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(TablecExtension);

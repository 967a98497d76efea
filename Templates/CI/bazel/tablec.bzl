"""Compiles the specs of a folder, with the files that they include and name."""

def _tablec_layouts_impl(ctx):
    out = ctx.actions.declare_directory(ctx.label.name)
    args = ctx.actions.args()
    args.add("compile", "/".join([part for part in [ctx.label.package, ctx.attr.folder] if part]))
    args.add("-o", out.path)

    # In a sandbox, every file is a link to its source. Only what 'srcs' declares is there, so links may be followed.
    args.add_all(["--root", ".", "--follow-links"])
    ctx.actions.run(
        executable = ctx.executable.tablec,
        inputs = ctx.files.srcs,
        outputs = [out],
        arguments = [args],
        mnemonic = "Tablec",
        progress_message = "Compiling the specs of %{label}",
    )
    return [DefaultInfo(files = depset([out]))]

tablec_layouts = rule(
    implementation = _tablec_layouts_impl,
    attrs = {
        "folder": attr.string(doc = "The folder of the specs, relative to the package."),
        "srcs": attr.label_list(
            allow_files = True,
            doc = "Everything that the specs read: specs, includes, images, profiles and .tablec.yaml.",
        ),
        "tablec": attr.label(
            allow_single_file = True,
            cfg = "exec",
            doc = "The program.",
            executable = True,
            mandatory = True,
        ),
    },
)

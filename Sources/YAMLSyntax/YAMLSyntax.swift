// The first file of YAMLSyntax.

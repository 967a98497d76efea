// The first file of TableDiagnostics.

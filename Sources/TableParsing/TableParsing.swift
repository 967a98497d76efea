// The first file of TableParsing.

// The first file of TableIR.

// The first file of TableEmission.

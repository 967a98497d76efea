// The first file of TableLayout.

// Written in the JavaScript of 2009: the browsers it looks for cannot read anything newer.

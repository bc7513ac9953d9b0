"""Every operation of the document: how its request is written and its answer is read."""

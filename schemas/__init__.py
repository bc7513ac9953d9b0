"""What goes over the wire: one module of marshmallow schemas per ruleset, and the shared parts."""

"""Our tests. This file makes them a package, so that a package of the same name elsewhere cannot hide them."""

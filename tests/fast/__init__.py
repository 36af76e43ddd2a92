"""The fast core is the rules once more: here every kernel is held against them."""

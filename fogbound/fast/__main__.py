"""Compile the kernels before their first use: `python -m fogbound.fast`."""

from __future__ import annotations

from fogbound.fast.compiled import folder

if __name__ == "__main__":  # importing the package compiles the kernels, or loads them
    print(f"The fast core is compiled, in {folder()}.")

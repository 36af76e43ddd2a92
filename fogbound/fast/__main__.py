"""Compile the kernels ahead of their first use: `python -m fogbound.fast`."""

from __future__ import annotations

from fogbound.fast.compiled import folder

if __name__ == "__main__":  # importing the package has compiled them, or found them compiled
    print(f"The fast core is compiled, in {folder()}.")

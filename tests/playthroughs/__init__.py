"""Games written out ply by ply, read by a person once and compared byte for byte ever after."""

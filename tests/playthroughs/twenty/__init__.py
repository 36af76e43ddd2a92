"""Games of twenty questions written out ply by ply, as the chases beside them."""

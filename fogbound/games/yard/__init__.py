"""The chase: Mister X flees over a map, and pursuers hunt him from what his tickets give away."""

"""The chase: Mister X flees across a map, and pursuers hunt him by the tickets he uses."""

"""Little chases, solved exactly: what X gains if both sides play perfectly, and what any way of playing gives away."""

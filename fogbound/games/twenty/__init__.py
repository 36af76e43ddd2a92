"""Twenty questions: a reader is somebody, somewhere or something, and twenty numbers hide what gives it away."""

"""Play in a terminal: draws what a seat may see, asks its questions, knows no rule."""

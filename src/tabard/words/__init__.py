"""Words: what happened and what is asked, said in the reader's language. Conventions: docs/words.md."""

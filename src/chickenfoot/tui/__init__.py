"""The table in a plain terminal, line by line: drawn with text, or in sentences for a screen reader."""

"""The 22 djinns, one class each, grouped by when they act; `deck` has them all (FT-10)."""

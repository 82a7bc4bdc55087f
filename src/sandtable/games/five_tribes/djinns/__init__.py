"""The 22 djinns, one class each, by the moment they act; `deck` has them all (FT-10)."""

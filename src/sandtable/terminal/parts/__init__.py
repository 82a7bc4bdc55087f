"""Small pieces that several pictures and screens use."""

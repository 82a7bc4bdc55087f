"""The steps of Five Tribes in rulebook order: bid, turn, sow, control, tribes, tiles, sale, clean-up, end."""

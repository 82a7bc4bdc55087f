"""The steps of Cleopatra in the order of the rulebook: turn, market, quarry, paying, mosaic, hand limit,
offering, ending."""

/** The widths of thousands of rows would be computed again at each press. */
export const MAX_SHOWN = 60;

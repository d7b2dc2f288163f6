/** From here list and submission stand side by side; below, the open submission takes the place of the list. */
export const WIDE = "@media (width >= 901px)";
export const NARROW = "@media (width < 901px)";

const FIGURE_SPACE = "\u2007";

/** As wide as the largest count that can stand there, so that nothing moves. */
export function counted(count: number, largest: number): string {
  return String(count).padStart(String(largest).length, FIGURE_SPACE);
}

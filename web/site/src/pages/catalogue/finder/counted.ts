const FIGURE_SPACE = "\u2007";

export function references(count: number): string {
  return `${count} ${count === 1 ? "referencia" : "referencias"}`;
}

/** As wide as the largest count that can stand there, so that nothing moves. */
export function counted(count: number, largest: number): string {
  return String(count).padStart(String(largest).length, FIGURE_SPACE);
}

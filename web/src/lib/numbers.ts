const grouped = new Intl.NumberFormat("es-ES", { useGrouping: "always" });

/** `3.127`: Spanish leaves four figures together, but in a list of counts they are read side by side. */
export function spanishNumber(value: number): string {
  return grouped.format(value);
}

interface Copies {
  /** The address of a copy without width and ending. */
  readonly base: string;
  /** Of the original, which no copy is wider than. */
  readonly width: number;
  readonly widths: readonly number[];
}

/** Lists the copies of a picture with their widths, as the attribute `srcset` wants them. */
export function formatSourceSet({ base, width, widths }: Copies, type: "avif" | "webp"): string {
  return widths.map((copy) => `${base}${copy}.${type} ${Math.min(copy, width)}w`).join(", ");
}

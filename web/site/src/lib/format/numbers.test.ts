import { expect, it } from "vitest";
import { spanishNumber } from "./numbers.ts";

const grouped = new Intl.NumberFormat("es-ES", { useGrouping: "always" });

it.each([0, 7, 999, 1000, 3127, 99_999, 100_000, 1_234_567, Number.MAX_SAFE_INTEGER])(
  "groups %d as the browser's own Spanish does",
  (value) => expect(spanishNumber(value)).toBe(grouped.format(value)),
);

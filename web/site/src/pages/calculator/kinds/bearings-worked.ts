import { roundUp } from "#calculators/numbers.ts";
import { spanishDecimal, withUnit } from "#lib/format/decimals.ts";
import { type BearingsDone, hoursText } from "./bearings-content.ts";
import type { Worked } from "./views.ts";

export function workedLoad({ inputs, numbers: { basis } }: BearingsDone): Worked | null {
  if (!basis?.rotation) return null;
  const { P, q, e, Y } = basis.rotation;
  const ratio = spanishDecimal(inputs.Fa / inputs.Fr, 2);
  const outcome = withUnit(P.value, "N", 0);
  const factors = `14 · F_a / C_0 = ${spanishDecimal(q, 2)}: e = ${spanishDecimal(e, 2)}`;
  if (P.value === inputs.Fr)
    return { steps: `${factors}; F_a / F_r = ${ratio} ≤ e; P = F_r = `, outcome };
  const axial = `${spanishDecimal(Y, 2)} × ${withUnit(inputs.Fa, "N")}`;
  return {
    steps: `${factors}, Y = ${spanishDecimal(Y, 2)}; 0,56 × ${withUnit(inputs.Fr, "N")} + ${axial} = `,
    outcome,
  };
}

export function workedLife({ inputs, numbers: { basis } }: BearingsDone): Worked | null {
  if (!basis?.rotation) return null;
  const { P, L10h, life } = basis.rotation;
  const ratio = `{${spanishDecimal(basis.row.c_n)}|${spanishDecimal(P.value, 0)}}`;
  return {
    steps: `{10^6|60 × ${spanishDecimal(inputs.n)}} × (${ratio})^3 = ${withUnit(L10h.value, "h", 0)} → `,
    outcome: hoursText(life),
  };
}

export function workedRating({ inputs, numbers: { basis } }: BearingsDone): Worked | null {
  if (!basis?.rotation) return null;
  const { P, C_req } = basis.rotation;
  const turns = `60 × ${spanishDecimal(inputs.n)} × ${spanishDecimal(inputs.H)}`;
  return {
    steps: `${withUnit(P.value, "N", 0)} × ∛({${turns}|10^6}) = `,
    outcome: withUnit(roundUp(C_req.value), "N"),
  };
}

export function workedSafety({ numbers: { basis, P0 } }: BearingsDone): Worked | null {
  if (basis === null) return null;
  const { row, s0_shown, reading } = basis;
  return {
    steps: `{${withUnit(row.c0_n, "N")}|${withUnit(P0.value, "N", 1)}} = `,
    outcome: spanishDecimal(s0_shown, 1),
    after: `, ${reading}`,
  };
}

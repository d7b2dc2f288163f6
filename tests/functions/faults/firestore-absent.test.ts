import { expect, it } from "vitest";
import { functionsBehindFirestore, UNCACHED } from "../support/behind-firestore.ts";

const firestore = functionsBehindFirestore({ waitDivisor: 10 });

it.each([
  ["refused", ["UNAVAILABLE", "DEADLINE_EXCEEDED"]],
  ["silent", ["DEADLINE_EXCEEDED"]],
] as const)(
  "with connections that are %s: calls and pages fail in time, and nothing is stored",
  async (mode, expected) => {
    await firestore.proxy().setMode(mode);
    const [codes, account, answers] = await Promise.all([
      firestore.outcomes(firestore.inputs().visitors),
      firestore.call("claimMainAdmin", null),
      firestore.pages(),
    ]);
    for (const code of [...codes, account]) expect(expected).toContain(code);
    expect(answers).toEqual([UNCACHED, UNCACHED, UNCACHED]);
    await firestore.expectNothingNew();
  },
);

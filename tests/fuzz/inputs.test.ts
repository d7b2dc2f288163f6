import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect } from "vitest";
import { callHandler } from "../../functions/src/platform/call.ts";
import { itHoldsForAny } from "../support/fuzz.ts";
import { nearly } from "./any.ts";
import { CALL_INPUTS, CALL_NAMES } from "./call-inputs.ts";

const silent = { refused: () => {}, failed: () => {} };

async function parsedBy(schema: v.GenericSchema, data: unknown) {
  const ran: unknown[] = [];
  const handler = callHandler(
    {
      name: "any",
      who: () => null,
      input: schema,
      run: async (input) => void ran.push(input),
      timeoutSeconds: 60,
    },
    silent,
  );
  try {
    await handler({ data, rawRequest: { headers: {} } } as Parameters<typeof handler>[0]);
    return { ran };
  } catch (error) {
    const isRefusal = error instanceof Error && "code" in error;
    return { ran, code: isRefusal ? error.code : String(error) };
  }
}

/** Firestore, mail and JSON reject lone surrogates. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value === "number") return Number.isSafeInteger(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([name, field]) => isStorable(name) && isStorable(field));
}

describe.each(CALL_NAMES)("%s", (name) => {
  const { schema, valid } = CALL_INPUTS[name];

  itHoldsForAny(
    "passes valid input to the use case and rejects any other as invalid",
    { target: "inputs", cases: 100 },
    () =>
      fc.asyncProperty(nearly(valid), async (data) => {
        const { ran, code } = await parsedBy(schema, data);
        if (code !== undefined) expect([code, ran]).toEqual(["invalid-argument", []]);
        for (const input of ran) {
          expect(v.parse(schema, input)).toEqual(input);
          expect(isStorable(input)).toBe(true);
        }
      }),
  );

  itHoldsForAny("accepts valid input", { target: "inputs", cases: 20, share: 0.1 }, () =>
    fc.asyncProperty(valid, async (data) => {
      expect(await parsedBy(schema, data)).not.toHaveProperty("code");
    }),
  );
});

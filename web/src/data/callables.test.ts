import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";
import { callError } from "./callables.ts";

const refused = (code: string, details?: unknown) =>
  Object.assign(new FirebaseError(code, "The slug is taken."), { details });

describe("callError", () => {
  it("shows a sentence that the server marked as safe", () =>
    expect(callError(refused("functions/already-exists", { safe: true }))).toMatchObject({
      code: "already-exists",
      safe: "The slug is taken.",
    }));

  it.each([[{ safe: false }], [undefined], ["safe"], [{ safe: "true" }]])(
    "hides any other sentence (%j)",
    (details) =>
      expect(callError(refused("functions/aborted", details))).toMatchObject({
        code: "aborted",
        safe: undefined,
      }),
  );

  it("calls what it does not know internal, and keeps it for the log", () => {
    const original = new TypeError("x");
    expect(callError(original)).toMatchObject({ code: "internal", cause: original });
    expect(callError(refused("functions/data-loss"))).toMatchObject({ code: "internal" });
  });
});

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

  it("removes the HTTP status that the SDK appends to the sentence", () => {
    const error = new FirebaseError("functions/not-found", "There is no article [2]. [404]");
    expect(callError(Object.assign(error, { details: { safe: true } })).safe).toBe(
      "There is no article [2].",
    );
  });

  it.each([[{ safe: false }], [undefined], ["safe"], [{ safe: "true" }]])(
    "hides any other sentence (%j)",
    (details) =>
      expect(callError(refused("functions/aborted", details))).toMatchObject({
        code: "aborted",
        safe: undefined,
      }),
  );

  it("maps unknown errors to internal and keeps the cause", () => {
    const original = new TypeError("x");
    expect(callError(original)).toMatchObject({ code: "internal", cause: original });
    expect(callError(refused("functions/data-loss"))).toMatchObject({ code: "internal" });
  });
});

import { expect, it } from "vitest";
import { failureEntry } from "./failure-log.ts";

it("a failure's entry has the event as message, and the place of the error but not its words", () => {
  const error = new TypeError("ana@example.com is bad");
  const { stack_trace, ...entry } = failureEntry("call_failed", { call: "save", error });
  expect(entry).toEqual({ severity: "ERROR", message: "call_failed", call: "save" });
  expect(stack_trace).toMatch(/^TypeError\n\s+at .*failure-log\.test/);
  expect(stack_trace).not.toContain("ana@");
});

import { expect, it, onTestFinished } from "vitest";
import { reset } from "../../support/reset.ts";
import { anAdmin, countDocuments, getStatus } from "../support/callers.ts";
import { startFunctionsBehind } from "../support/own-functions.ts";

it.each([
  ["refused", "UNAVAILABLE"],
  ["silent", "DEADLINE_EXCEEDED"],
] as const)("with Auth %s the call fails with a code, and no role is given", async (mode, code) => {
  await reset();
  const token = await anAdmin();
  // One per test, because abandoned calls continue.
  const { proxy, functions, end } = await startFunctionsBehind("auth", { waitDivisor: 10 });
  onTestFinished(end);
  const eva = { email: "eva@example.com", password: "doce-caracteres" };
  const calls = async () => {
    const outcomes = await Promise.all([
      functions.call("listUsers", {}, token),
      functions.call("createAdministrator", eva, token),
      functions.call("claimMainAdmin", null, token),
    ]);
    return outcomes.map(getStatus);
  };
  await proxy.setMode(mode);
  expect(await calls()).toEqual([code, code, code]);
  expect(await countDocuments("user_roles")).toBe(1);
  await proxy.setMode("open");
  expect(await calls()).toEqual(["OK", "OK", "OK"]);
});

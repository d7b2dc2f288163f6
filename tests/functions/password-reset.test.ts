import { beforeEach, expect, it } from "vitest";
import { choosePassword, createAccount, signIn } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { callFunction } from "../support/call-function.ts";
import { emptyMailbox, mailsTo } from "../support/mailbox.ts";
import { reset, setStandInMode } from "../support/reset.ts";
import { sdk } from "./support/callers.ts";

const eva = { email: "eva@example.com", password: "la-clave-de-eva" };
const fresh = { ...eva, password: "otra-clave-larga" };
const ask = (email: string) => callFunction("requestPasswordReset", { email });

beforeEach(async () => {
  await reset();
  await emptyMailbox();
  await setStandInMode(addresses().mailbox, "normal");
});

it("requestPasswordReset mails a link that changes the password once", async () => {
  await createAccount(sdk, eva);
  const requested = { result: { requested: true } };
  const answers = await Promise.all([ask(" EVA@example.com"), ask("nobody@example.com")]);
  expect(answers).toEqual([requested, requested]);
  const mails = await mailsTo(eva.email);
  expect(mails).toHaveLength(1);
  expect(await mailsTo("nobody@example.com")).toEqual([]);
  const link = /http\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  expect(link.split("#")[0]).toBe(`${addresses().site}/nhk/password`);
  const code = link.split("#")[1] ?? "";
  await choosePassword(code, fresh.password);
  await expect(signIn(eva)).rejects.toThrow();
  expect(await signIn(fresh)).toBeTruthy();
  await expect(choosePassword(code, eva.password)).rejects.toThrow();
});

import { describe, expect, it } from "vitest";
import { anAccount, memoryAccounts } from "../../testing/memory-accounts.ts";
import { visitorFrom } from "../../testing/visitor-from.ts";
import { requestPasswordReset } from "./request-password-reset.ts";

const knownEmail = "eva@example.com";
const unknown = "nobody@example.com";

function world(fields: Parameters<typeof anAccount>[0] = {}) {
  const memory = memoryAccounts([anAccount(fields)]);
  const waits: number[] = [];
  const deps = {
    ...memory.deps,
    wait: async (ms: number) => void waits.push(ms),
  };
  const ask = (email: string, network = "192.0.2.1") =>
    requestPasswordReset(deps, { email }, visitorFrom(network));
  return { ...memory, waits, ask };
}

describe("requestPasswordReset", () => {
  it("mails a known address a link to the panel's own page, and an unknown one nothing", async () => {
    const { ask, mails, waits } = world();
    const answers = [await ask(knownEmail), await ask(unknown)];
    expect(answers).toEqual([{ requested: true }, { requested: true }]);
    expect(waits).toEqual([3000, 3000]);
    expect(mails.map(({ to }) => to)).toEqual([knownEmail]);
    expect(mails[0]?.text).toContain(`\nhttps://site.example/nhk/password#code-of-${knownEmail}\n`);
  });

  it("mails nothing to a disabled account", async () => {
    const { ask, mails } = world({ disabled: true });
    expect(await ask(knownEmail)).toEqual({ requested: true });
    expect(mails).toEqual([]);
  });

  it.each([knownEmail, unknown])("rejects the fourth request for %s", async (email) => {
    const { ask, mails } = world();
    for (let n = 0; n < 3; n++) await ask(email, `192.0.2.${n}`);
    await expect(ask(email, "192.0.2.9")).rejects.toMatchObject({ code: "resource-exhausted" });
    expect(mails).toHaveLength(email === knownEmail ? 3 : 0);
  });

  it("rejects the sixth request of a network for any address", async () => {
    const { ask } = world();
    for (let n = 0; n < 5; n++) await ask(`${n}@example.com`);
    await expect(ask(knownEmail)).rejects.toMatchObject({ code: "resource-exhausted" });
    await ask(knownEmail, "198.51.100.1");
  });

  it("answers the same when the mail cannot be sent, and logs it", async () => {
    const { ask, broken, logged } = world();
    broken.add("sendMail");
    expect(await ask(knownEmail)).toEqual({ requested: true });
    expect(logged).toEqual(["password_mail_not_sent"]);
  });
});

import { describe, expect, it } from "vitest";
import { anAccount, memoryAccounts } from "../../testing/memory-accounts.ts";
import { createAdministrator } from "./create-administrator.ts";
import { grantAccess } from "./grant-access.ts";
import { inviteAdministrator } from "./invite-administrator.ts";

const actor = { uid: "boss", email: "boss@example.com" };

describe("an address with a letter that looks like a Latin one", () => {
  type Deps = ReturnType<typeof memoryAccounts>["deps"];
  const password = "doce-caracteres";

  it.each([
    ["а", "U+0430", "createAdministrator"],
    ["ο", "U+03BF", "inviteAdministrator"],
    ["ｅ", "U+FF45", "grantAccess"],
  ] as const)(
    "%s (%s) is refused by name by %s, and nothing changes",
    async (letter, code, way) => {
      const email = `m${letter}ria@example.com`;
      const memory = memoryAccounts([anAccount({ email })]);
      const give = {
        createAdministrator: (deps: Deps) => createAdministrator(deps, { email, password }, actor),
        inviteAdministrator: (deps: Deps) => inviteAdministrator(deps, { email }, actor),
        grantAccess: (deps: Deps) => grantAccess(deps, { uid: "u1" }, actor),
      };
      await expect(give[way](memory.deps)).rejects.toMatchObject({
        code: "invalid-argument",
        safe: `The letter “${letter}” (${code}) in this address is not a plain Latin one. Type the address again.`,
      });
      expect([memory.steps, memory.rows.size]).toEqual([[], 0]);
    },
  );
});

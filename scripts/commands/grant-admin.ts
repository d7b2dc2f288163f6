import { SYSTEM } from "domain/shared/audit";
import { userAccounts } from "../../functions/src/adapters/auth/accounts.ts";
import { giveRoleToNewAccount } from "../../functions/src/use-cases/accounts/give-role.ts";
import { roleRows } from "../../functions/src/use-cases/accounts/roles.ts";
import { UserError } from "../lib/command.ts";
import { runForAccount } from "../lib/for-account.ts";

/** A repetition adds what is missing. */
await runForAccount(
  "grant-admin",
  "is an administrator. A new account gets its password by 'Forgot password?' at the sign-in.",
  async ({ uid, email = "", emailVerified, disabled, customClaims }, { auth, store }) => {
    if (disabled) throw new UserError(`The account of ${email} is disabled.`);
    const [accounts, roles] = [userAccounts(auth), roleRows(store)];
    if ((await roles.findRoleByUid(uid)) === "admin") {
      await accounts.setClaims(uid, { ...customClaims, admin: true });
      return;
    }
    if (!emailVerified)
      throw new UserError(`${email} is not verified: follow the link in the verification mail.`);
    const deps = { accounts, roles, now: () => new Date() };
    const candidate = { email, former: await accounts.byUid(uid), role: "admin" } as const;
    await giveRoleToNewAccount(deps, candidate, SYSTEM, "administrator_created");
  },
);

import { SYSTEM } from "domain/shared/audit";
import { userAccounts } from "../../functions/src/adapters/auth/accounts.ts";
import { removeSecondFactor } from "../../functions/src/use-cases/accounts/second-factor.ts";
import { recordEntry } from "../../functions/src/use-cases/audit/record-entry.ts";
import { UserError } from "../lib/command.ts";
import { runForAccount } from "../lib/for-account.ts";

/** When nobody can do it in the panel: the main administrator's, or the last one's. */
await runForAccount(
  "remove-second-factor",
  "signs in with the password alone, until there is another second factor.",
  async ({ uid, email, multiFactor }, { auth, store }) => {
    if (!multiFactor?.enrolledFactors.length) throw new UserError(`${email} has no second factor.`);
    const record = (entry: Parameters<typeof recordEntry>[1]) => recordEntry(store, entry);
    const deps = { accounts: userAccounts(auth), record, mainEmail: "", now: () => new Date() };
    await removeSecondFactor(deps, { uid }, SYSTEM);
  },
);

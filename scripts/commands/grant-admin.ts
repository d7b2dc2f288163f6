import { auditEntry, SYSTEM } from "../../functions/src/domain/shared/audit.ts";
import { roleRows } from "../../functions/src/use-cases/accounts/roles.ts";
import { UserError } from "../lib/command.ts";
import { runForAccount } from "../lib/for-account.ts";

/** A repetition adds what is missing. */
await runForAccount(
  "grant-admin",
  "is an administrator from the next sign-in on.",
  async ({ uid, email, emailVerified, disabled, customClaims }, { auth, store }) => {
    if (!emailVerified)
      throw new UserError(`${email} is not verified: follow the link in the verification mail.`);
    if (disabled) throw new UserError(`The account of ${email} is disabled.`);
    await auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
    const entry = auditEntry(new Date(), SYSTEM, "administrator_created", { target: uid });
    await roleRows(store).grant(uid, entry);
  },
);

import { parseArgs } from "node:util";
import { applicationDefault, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { auditEntry, SYSTEM } from "../../functions/src/domain/shared/audit.ts";
import { roleRows } from "../../functions/src/use-cases/accounts/roles.ts";
import { print, runCommand, UserError } from "../lib/command.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { project: { type: "string" } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (!email)
    throw new UserError("Add the e-mail: npm run grant-admin -- <e-mail> [--project <id>]");
  await grantAdmin(email, values.project ?? process.env.GCLOUD_PROJECT).catch((error: Error) => {
    if (error instanceof UserError) throw error;
    throw new UserError(
      `Nothing was granted: ${error.message}. Is the project right, and did you run "gcloud auth application-default login"?`,
    );
  });
  print(`${email} is an administrator from the next sign-in on.`);
});

/** A repetition adds what is missing. */
async function grantAdmin(email: string, projectId: string | undefined): Promise<void> {
  const credential = applicationDefault();
  const app = initializeApp(projectId ? { credential, projectId } : { credential });
  const auth = getAuth(app);
  const db = getFirestore(app);
  try {
    const user = await auth.getUserByEmail(email).catch((error: { code?: string }) => {
      if (error.code !== "auth/user-not-found") throw error;
      throw new UserError(`No account has the address ${email}: sign up on the panel first.`);
    });
    if (!user.emailVerified)
      throw new UserError(`${email} is not verified: follow the link in the verification mail.`);
    if (user.disabled) throw new UserError(`The account of ${email} is disabled.`);
    await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
    const entry = auditEntry(new Date(), SYSTEM, "administrator_created", { target: user.uid });
    await roleRows(firestoreStore(db)).grant(user.uid, entry);
  } finally {
    await db.terminate();
  }
}

import { parseArgs } from "node:util";
import { applicationDefault, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth, type UserRecord } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import type { Store } from "../../functions/src/use-cases/store/store.ts";
import { print, runCommand, UserError } from "./command.ts";

export interface AccountServices {
  readonly auth: Auth;
  readonly store: Store;
}

/** The command `name` for the account of an e-mail address, in the project of --project. */
export function runForAccount(
  name: string,
  done: string,
  work: (user: UserRecord, services: AccountServices) => Promise<void>,
): Promise<void> {
  return runCommand(async () => {
    const { values, positionals } = parseArgs({
      options: { project: { type: "string" } },
      allowPositionals: true,
    });
    const [email] = positionals;
    if (!email) throw new UserError(`Add the e-mail: npm run ${name} -- <e-mail> [--project <id>]`);
    const projectId = values.project ?? process.env.GCLOUD_PROJECT;
    await workOn(email, projectId, work).catch((error: Error) => {
      if (error instanceof UserError) throw error;
      throw new UserError(
        `Nothing was changed: ${error.message}. Is the project right, and did you run "gcloud auth application-default login"?`,
      );
    });
    print(`${email} ${done}`);
  });
}

async function workOn(
  email: string,
  projectId: string | undefined,
  work: Parameters<typeof runForAccount>[2],
): Promise<void> {
  const credential = applicationDefault();
  const app = initializeApp(projectId ? { credential, projectId } : { credential });
  const auth = getAuth(app);
  const db = getFirestore(app);
  try {
    const user = await auth.getUserByEmail(email).catch((error: { code?: string }) => {
      if (error.code !== "auth/user-not-found") throw error;
      throw new UserError(`No account has the address ${email}: sign up on the panel first.`);
    });
    await work(user, { auth, store: firestoreStore(db) });
  } finally {
    await db.terminate();
  }
}

import { applicationDefault, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import type { Store } from "../../functions/src/use-cases/store/store.ts";
import { UserError } from "./command.ts";

export interface ProjectServices {
  readonly auth: Auth;
  readonly store: Store;
}

/**
 * Works on a real project with the login of Application Default Credentials.
 * @throws UserError that says what to look at, when Google refuses or does not answer
 */
export async function workOnProject(
  project: string,
  work: (services: ProjectServices) => Promise<void>,
): Promise<void> {
  if (!/^[a-z][a-z0-9-]{4,29}$/.test(project))
    throw new UserError("Say which project: --project P");
  const app = initializeApp({ credential: applicationDefault(), projectId: project });
  const db = getFirestore(app);
  try {
    await work({ auth: getAuth(app), store: firestoreStore(db) });
  } catch (error) {
    if (error instanceof UserError) throw error;
    const [message] = (error as Error).message.split("\n");
    throw new UserError(
      `The command stopped: ${message}\nIs ${project} the right project, does the network work, and did you run "gcloud auth application-default login"? Then run the command again: it continues.`,
    );
  } finally {
    await db.terminate();
  }
}

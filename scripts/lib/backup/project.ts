import { type AuthClient, GoogleAuth, OAuth2Client } from "google-auth-library";
import { UserError } from "../command.ts";

export interface Project {
  readonly id: string;
  /** 'host:port'; null for a real project. */
  readonly emulators: { readonly auth: string; readonly firestore: string } | null;
}

export function chosenProject(
  id: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): Project {
  const chosen = id ?? environment.GCLOUD_PROJECT;
  if (!chosen)
    throw new UserError("Say which project: --project <id>, GCLOUD_PROJECT, or --emulators");
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = environment;
  if (auth && firestore) return { id: chosen, emulators: { auth, firestore } };
  // With one of them, the other half would be a real project.
  if (auth || firestore)
    throw new UserError(
      "FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST go together: set both or none.",
    );
  if (chosen.startsWith("demo-"))
    throw new UserError(`${chosen} exists in emulators only: start them and add --emulators`);
  return { id: chosen, emulators: null };
}

/** Application Default Credentials, or the emulators' owner token. */
export async function credentialsOf({ emulators }: Project): Promise<Pick<AuthClient, "request">> {
  if (emulators) {
    const owner = new OAuth2Client();
    owner.setCredentials({ access_token: "owner" });
    return owner;
  }
  const auth = new GoogleAuth({ scopes: ["https://www.googleapis.com/auth/cloud-platform"] });
  return auth.getClient();
}

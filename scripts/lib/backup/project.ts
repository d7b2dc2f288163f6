import { type AuthClient, GoogleAuth, OAuth2Client } from "google-auth-library";
import { Remedy } from "../say.mjs";

/** A Firebase project, real or played by emulators. */
export interface Project {
  readonly id: string;
  /** Where emulators listen, 'host:port'; null for a real project. */
  readonly emulators: { readonly auth: string; readonly firestore: string } | null;
}

/**
 * The project that the environment names, as every SDK of Google reads it.
 * @param id wins over the environment's
 * @throws Remedy when none is named, or when only one of the two emulators is: the other half would be a real project
 */
export function chosenProject(
  id: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): Project {
  const chosen = id ?? environment.GCLOUD_PROJECT;
  if (!chosen)
    throw new Remedy("Say which project: --project <id>, GCLOUD_PROJECT, or --emulators");
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = environment;
  if (auth && firestore) return { id: chosen, emulators: { auth, firestore } };
  if (auth || firestore)
    throw new Remedy(
      "FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST go together: set both or none.",
    );
  if (chosen.startsWith("demo-"))
    throw new Remedy(`${chosen} exists in emulators only: start them and add --emulators`);
  return { id: chosen, emulators: null };
}

/** Who asks: Application Default Credentials, or what emulators take for the owner. */
export async function credentialsOf({ emulators }: Project): Promise<Pick<AuthClient, "request">> {
  if (emulators) {
    const owner = new OAuth2Client();
    owner.setCredentials({ access_token: "owner" });
    return owner;
  }
  const auth = new GoogleAuth({ scopes: ["https://www.googleapis.com/auth/cloud-platform"] });
  return auth.getClient();
}

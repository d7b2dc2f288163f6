import { DomainError } from "domain/shared/errors";

const TIMEOUT_MS = 10_000;
const REAL_HOST = "https://identitytoolkit.googleapis.com";
/** Answers about the account. Others, as about the web key, are faults of the project. */
const REFUSALS = new Set([
  "EMAIL_NOT_FOUND",
  "INVALID_EMAIL",
  "INVALID_LOGIN_CREDENTIALS",
  "INVALID_PASSWORD",
  "MISSING_PASSWORD",
  "TOO_MANY_ATTEMPTS_TRY_LATER",
  "USER_DISABLED",
]);

type Emulator = { readonly host: string; readonly project: string } | undefined;

interface Answer {
  readonly mfaPendingCredential?: unknown;
  readonly error?: { readonly message?: unknown };
}

/**
 * Asks Firebase Auth, as the sign-in form does, whether the password is right and a second factor is still to come.
 * @returns what tells it; false for a wrong password, an unknown address and an account without second factor alike.
 * It throws unavailable when Firebase Auth does not say.
 */
export function passwordProof(
  siteUrl: string,
  emulator: Emulator,
): (email: string, password: string) => Promise<boolean> {
  return async (email, password) => {
    try {
      const { host, key, headers, project } = await getService(siteUrl, emulator);
      const response = await fetch(`${host}/v1/accounts:signInWithPassword?key=${key}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ email, password, returnSecureToken: true, ...project }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { mfaPendingCredential, error } = (await response.json()) as Answer;
      if (response.ok) return typeof mfaPendingCredential === "string";
      const [code = ""] = String(error?.message).split(" ");
      if (REFUSALS.has(code)) return false;
      throw new Error(`Firebase Auth answered ${response.status}`);
    } catch (cause) {
      throw new DomainError("unavailable", undefined, { cause });
    }
  };
}

interface Service {
  readonly host: string;
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly project?: { readonly targetProjectId: string };
}

/** The web key is public: Hosting serves it to every browser. The emulator accepts any, and asks for the project. */
async function getService(siteUrl: string, emulator: Emulator): Promise<Service> {
  if (emulator) {
    const host = `http://${emulator.host}/identitytoolkit.googleapis.com`;
    const headers = { authorization: "Bearer owner" };
    return { host, key: "demo", headers, project: { targetProjectId: emulator.project } };
  }
  const answer = await fetch(`${siteUrl}/__/firebase/init.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { apiKey } = (await answer.json()) as { readonly apiKey?: unknown };
  if (typeof apiKey !== "string") throw new Error("Hosting does not serve the web key");
  // A browser's key may be restricted to the site.
  return { host: REAL_HOST, key: encodeURIComponent(apiKey), headers: { referer: `${siteUrl}/` } };
}

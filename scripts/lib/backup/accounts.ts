import { UserError } from "../command.ts";
import { credentialsOf, type Project } from "./project.ts";
import type { Json } from "./values.ts";

export interface RawAccount {
  readonly localId: string;
  readonly email?: string;
  readonly passwordHash?: string;
  readonly salt?: string;
  readonly providerUserInfo?: readonly { readonly providerId?: string }[];
  readonly mfaInfo?: readonly { readonly phoneInfo?: string }[];
}

export interface Account {
  readonly fields: Omit<RawAccount, "providerUserInfo" | "mfaInfo">;
  readonly isWithheld: boolean;
  /** Auth does not give the secrets of authenticator apps. */
  readonly lostFactors: number;
}

interface HashParameters {
  readonly hashAlgorithm: "SCRYPT";
  readonly signerKey: string;
  readonly saltSeparator: string;
  readonly rounds: number;
  readonly memoryCost: number;
}

export interface Refusal {
  readonly uid: string;
  readonly message: string;
}

/** Auth takes at most 1,000. */
const PAGE = 500;
const RETRY = { retry: 5, httpMethodsToRetry: ["GET", "POST"] };
/** The hash without the permission firebaseauth.configs.getHashConfig. */
const WITHHELD = Buffer.from("REDACTED").toString("base64");
const KEPT = [
  ...["localId", "email", "displayName", "photoUrl", "phoneNumber", "customAttributes"],
  ...["createdAt", "lastLoginAt"],
];
/** Auth adds these itself. */
const DERIVED_PROVIDERS: readonly unknown[] = ["password", "phone"];
const HASH_PARAMETERS = ["base64_signer_key", "base64_salt_separator", "rounds", "mem_cost"];

/** Keeps what can be stored again, in a fixed order. */
export function keptAccount(raw: RawAccount): Account {
  const all = raw as unknown as Readonly<Record<string, Json | undefined>>;
  const isWithheld = raw.passwordHash === WITHHELD;
  const providers = (raw.providerUserInfo ?? [])
    .filter(({ providerId }) => !DERIVED_PROVIDERS.includes(providerId))
    .sort((a, b) => (String(a.providerId) < String(b.providerId) ? -1 : 1));
  const factors = raw.mfaInfo ?? [];
  const phones = factors.filter(({ phoneInfo }) => phoneInfo !== undefined);
  const password = { passwordHash: raw.passwordHash, salt: raw.salt };
  const fields = {
    ...Object.fromEntries(KEPT.map((name) => [name, all[name]])),
    emailVerified: all.emailVerified === true,
    disabled: all.disabled === true,
    ...(raw.passwordHash && !isWithheld && password),
    ...(providers.length > 0 && { providerUserInfo: providers.map(sorted) }),
    ...(phones.length > 0 && { mfaInfo: phones.map(sorted) }),
  };
  return {
    fields: JSON.parse(JSON.stringify(fields)) as Account["fields"],
    isWithheld,
    lostFactors: factors.length - phones.length,
  };
}

function sorted(entry: object): object {
  return Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function withoutPassword({ fields, ...rest }: Account): Account {
  const { passwordHash: _hash, salt: _salt, ...others } = fields;
  return { ...rest, fields: others };
}

/** @param text from the console, Authentication, Users, "Password hash parameters" */
export function parseHashParameters(text: string): HashParameters {
  const pairs = [...text.matchAll(/(\w+):\s*([^\s,]+)/g)];
  const values = new Map(pairs.map(([, name, value]) => [name, value]));
  const missing = HASH_PARAMETERS.filter((name) => !values.get(name));
  if (missing.length > 0 || values.get("algorithm") !== "SCRYPT")
    throw new UserError(
      `The hash parameters lack ${missing.join(", ") || "the algorithm SCRYPT"}: copy the whole text from the console, Authentication, Users, "Password hash parameters".`,
    );
  const [signerKey = "", saltSeparator = "", rounds, memory] = HASH_PARAMETERS.map((name) =>
    values.get(name),
  );
  return {
    ...{ hashAlgorithm: "SCRYPT", signerKey, saltSeparator },
    ...{ rounds: Number(rounds), memoryCost: Number(memory) },
  };
}

/** The Admin SDK stores passwords in real projects only, so this uses the REST interface. */
export async function openAccounts(project: Project) {
  const client = await credentialsOf(project);
  const { id, emulators } = project;
  const host = emulators ? `http://${emulators.auth}/` : "https://";
  const url = `${host}identitytoolkit.googleapis.com/v1/projects/${id}/accounts`;

  async function readAll(): Promise<readonly Account[]> {
    const found: Account[] = [];
    let nextPageToken: string | undefined;
    do {
      const { data } = await client.request<{ users?: RawAccount[]; nextPageToken?: string }>({
        url: `${url}:batchGet`,
        params: { maxResults: PAGE, ...(nextPageToken && { nextPageToken }) },
        retryConfig: RETRY,
      });
      found.push(...(data.users ?? []).map(keptAccount));
      nextPageToken = data.nextPageToken;
    } while (nextPageToken);
    return found.sort((a, b) => (a.fields.localId < b.fields.localId ? -1 : 1));
  }

  async function store(
    accounts: readonly Account[],
    hash: HashParameters | null,
  ): Promise<readonly Refusal[]> {
    const users = accounts.map(({ fields }) => fields);
    const { data } = await client.request<{ error?: { index?: number; message?: string }[] }>({
      url: `${url}:batchCreate`,
      method: "POST",
      data: { users, allowOverwrite: true, ...hash },
      retryConfig: RETRY,
    });
    return (data.error ?? []).map(({ index = 0, message = "" }) => ({
      uid: users[index]?.localId ?? "",
      message,
    }));
  }
  return { readAll, store };
}

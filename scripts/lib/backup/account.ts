import type { Json } from "./values.ts";

/** An account as Auth tells it (https://cloud.google.com/identity-platform/docs/reference/rest/v1/UserInfo). */
export interface RawAccount {
  readonly localId: string;
  readonly email?: string;
  readonly passwordHash?: string;
  readonly salt?: string;
  readonly providerUserInfo?: readonly { readonly providerId?: string }[];
  readonly mfaInfo?: readonly { readonly phoneInfo?: string }[];
}

/** What of it can be stored again. */
export interface Account {
  readonly fields: Omit<RawAccount, "providerUserInfo" | "mfaInfo">;
  /** Whether there is a password whose hash the asker may not see. */
  readonly isWithheld: boolean;
  /** Second factors that cannot be taken along: of an authenticator app Auth tells nothing but that it is there. */
  readonly lostFactors: number;
}

/** What Auth says in place of a hash to whoever lacks the permission firebaseauth.configs.getHashConfig. */
const WITHHELD = Buffer.from("REDACTED").toString("base64");

/** Fields that Auth takes when accounts are stored; of the others, times of sessions and copies of these, it makes its own. */
const KEPT = [
  ...["localId", "email", "displayName", "photoUrl", "phoneNumber", "customAttributes"],
  ...["createdAt", "lastLoginAt"],
] as const;
/** Auth derives these from address, password and number. */
const DERIVED_PROVIDERS: readonly unknown[] = ["password", "phone"];

/** What a backup keeps of an account, always in the same order. */
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
    localId: raw.localId,
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

/** The account without its password, for a project that is not told how it was hashed. */
export function withoutPassword({ fields, ...rest }: Account): Account {
  const { passwordHash: _hash, salt: _salt, ...others } = fields;
  return { ...rest, fields: others };
}

function sorted<T extends object>(entry: T): object {
  return Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));
}

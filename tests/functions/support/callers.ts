import { createAccount, createAdmin, demoAdmin, signIn } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import type { Outcome } from "../../support/call-function.ts";

export const sdk = adminSdk();

/** ID tokens of every kind of caller. Needs empty accounts. */
export async function tokensByCaller() {
  const password = "una-clave-larga";
  const account = { email: "cuenta@example.com", password };
  const unverified = { email: "sin-verificar@example.com", password };
  const formerly = { email: "antes@example.com", password };
  const editor = { email: "editora@example.com", password };
  const author = { email: "autora@example.com", password };
  const rowless = { email: "solo-claim@example.com", password };
  await createAccount(sdk, account);
  const claimed = await createAdmin(sdk, unverified);
  await sdk.auth.updateUser(claimed, { emailVerified: false });
  const former = await createAdmin(sdk, formerly);
  const claimOnly = await createAccount(sdk, rowless);
  await sdk.auth.setCustomUserClaims(claimOnly, { admin: true });
  await createAdmin(sdk, demoAdmin);
  await createAdmin(sdk, editor, "editor");
  await createAdmin(sdk, author, "author");
  const tokens = {
    account: await signIn(account),
    unverified: await signIn(unverified),
    former: await signIn(formerly),
    rowless: await signIn(rowless),
    admin: await signIn(demoAdmin),
    editor: await signIn(editor),
    author: await signIn(author),
  };
  // The token stays valid for an hour.
  await sdk.db.doc(`user_roles/${former}`).delete();
  return tokens;
}

export const REFUSED_CALLERS = [
  ["anonymous", "UNAUTHENTICATED"],
  ["account", "PERMISSION_DENIED"],
  ["unverified", "PERMISSION_DENIED"],
  ["former", "PERMISSION_DENIED"],
  ["rowless", "PERMISSION_DENIED"],
] as const;

/** Creates the first administrator, which needs empty accounts. */
export async function anAdmin(): Promise<string> {
  await createAdmin(sdk, demoAdmin);
  return signIn(demoAdmin);
}

/** The failure's code, or 'OK'. */
export function getStatus(outcome: Outcome): string {
  return "error" in outcome ? outcome.error.status : "OK";
}

export async function countDocuments(collection: string): Promise<number> {
  return (await sdk.db.collection(collection).count().get()).data().count;
}

export async function auditTrail(): Promise<readonly (readonly [string, string, string])[]> {
  const { docs } = await sdk.db.collection("audit_log").orderBy("at").get();
  return docs.map((doc) => [
    String(doc.get("action")),
    String(doc.get("actor_email")),
    String(doc.get("target") ?? ""),
  ]);
}

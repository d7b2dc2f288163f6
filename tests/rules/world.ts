import { readFileSync } from "node:fs";
import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import {
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  setDoc,
  setLogLevel,
} from "firebase/firestore";
import { keepReport } from "./coverage-report.ts";

/** Everybody who may knock, from the stranger to the administrator. Only `admin` has all three of SECURITY 3.1. */
export const ROLES = [
  "anonymous",
  "signedIn",
  "unverifiedAdmin",
  "claimWithoutRow",
  "rowWithoutClaim",
  "exAdmin",
  "admin",
] as const;
export type Role = (typeof ROLES)[number];

const TOKENS = {
  signedIn: { email_verified: true },
  unverifiedAdmin: { email_verified: false, admin: true },
  claimWithoutRow: { email_verified: true, admin: true },
  rowWithoutClaim: { email_verified: true },
  exAdmin: { email_verified: true, admin: true },
  admin: { email_verified: true, admin: true },
} as const satisfies Partial<Record<Role, object>>;
const WITH_ROW: readonly Role[] = ["unverifiedAdmin", "rowWithoutClaim", "admin"];

/** RULES_FILE puts other rules to the same tests (mutants.ts). */
const ourRules = new URL("../../firestore.rules", import.meta.url);

/** A Firestore of its own under our rules, with one client for each role. */
export interface World {
  /** The client of a role. Its uid is the role's name. */
  readonly as: (role: Role) => Firestore;
  /** The client of another account with every right: for races. */
  readonly secondAdmin: Firestore;
  /** Stores a document past the rules. */
  readonly seed: (path: string, data: DocumentData) => Promise<void>;
  /** Deletes a document past the rules. */
  readonly remove: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens an empty world. Each test file takes a project of its own, so that files cannot see each other's documents.
 * @param name of the test file; the project is `demo-rules-{name}`
 * @param isReported whether what it evaluates counts as covered (coverage.ts); chance covers nothing reliably
 */
export async function openWorld(name: string, { isReported = true } = {}): Promise<World> {
  setLogLevel("error"); // a denied write is what we ask for, not news
  const environment = await initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    firestore: { rules: readFileSync(process.env.RULES_FILE ?? ourRules, "utf8") },
  });
  await environment.clearFirestore();
  const { host, port } = environment.emulators.firestore ?? {};
  const emulator = `http://${host}:${port}`;
  // The library returns the compat client, which the modular functions take at run time but not by type.
  const modular = (context: { firestore(): unknown }) => context.firestore() as Firestore;
  const account = (uid: string, role: keyof typeof TOKENS) =>
    modular(environment.authenticatedContext(uid, TOKENS[role]));
  const clients = new Map<Role, Firestore>(
    ROLES.map((role) => [
      role,
      role === "anonymous" ? modular(environment.unauthenticatedContext()) : account(role, role),
    ]),
  );
  // One client past the rules for the life of the world: the library ends it when the callback does.
  const ending = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<Firestore>();
  const ended = environment.withSecurityRulesDisabled((context) => {
    open(modular(context));
    return ending.promise;
  });
  const owner = await opened;
  const seed = (path: string, data: DocumentData) => setDoc(doc(owner, path), data);
  for (const uid of [...WITH_ROW, "secondAdmin"]) await seed(`user_roles/${uid}`, roleRow(uid));
  return {
    as: (role) => clients.get(role) as Firestore,
    secondAdmin: account("secondAdmin", "admin"),
    seed,
    remove: (path) => deleteDoc(doc(owner, path)),
    close: async () => {
      ending.resolve();
      await ended;
      if (isReported && !process.env.RULES_FILE) await keepReport(emulator, environment.projectId);
      await forgetEvaluations(emulator, environment.projectId);
      await environment.cleanup();
    },
  };
}

/**
 * The emulator remembers every value that the rules of a project ever saw, more than a gigabyte after our long texts.
 * New rules for the project make it forget.
 */
async function forgetEvaluations(emulator: string, projectId: string): Promise<void> {
  const nothing = "service cloud.firestore { match /{any=**} { allow read: if false; } }";
  const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}:securityRules`, {
    method: "PUT",
    headers: { authorization: "Bearer owner" },
    body: JSON.stringify({ rules: { files: [{ name: "none", content: nothing }] } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** A row of `user_roles`. */
export function roleRow(uid: string) {
  return { user_id: uid, role: "admin", created_at: new Date("2026-01-01T09:00:00Z") };
}

/**
 * Whether the rules let an operation through. Any failure but a denial is a fault of the test and is thrown.
 */
export async function isAllowed(operation: Promise<unknown>): Promise<boolean> {
  try {
    await operation;
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "permission-denied")
      return false;
    throw error;
  }
}

/**
 * The roles that get through with an operation, in the order of ROLES. All ask at once.
 * @param operation given the role's client and name; must be repeatable
 */
export async function whoMay(
  world: World,
  operation: (db: Firestore, role: Role) => Promise<unknown>,
): Promise<readonly Role[]> {
  const outcomes = await Promise.all(
    ROLES.map((role) => isAllowed(operation(world.as(role), role))),
  );
  return ROLES.filter((_, index) => outcomes[index]);
}

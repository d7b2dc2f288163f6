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
import { afterAll, beforeAll } from "vitest";
import { saveReport } from "./coverage-report.ts";

/** Only `admin` has claim, verified address and role document. Of the other roles: permissions.test.ts. */
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
/** People with fewer rights than `admin`. */
const OTHERS = ["editor", "author"] as const;
export type Person = Role | (typeof OTHERS)[number];

/** Those who lack one half of an administrator, the claim or the role document, stand for all who are refused. */
const SAMPLE: readonly Role[] = ["rowWithoutClaim", "exAdmin", "admin"];

export const toEmail = (uid: string) => `${uid}@nhk-group.example`;

const TOKENS = {
  signedIn: { email_verified: true },
  unverifiedAdmin: { email_verified: false, admin: true },
  claimWithoutRow: { email_verified: true, admin: true },
  rowWithoutClaim: { email_verified: true },
  exAdmin: { email_verified: true, admin: true },
  admin: { email_verified: true, admin: true },
  editor: { email_verified: true, admin: true },
  author: { email_verified: true, admin: true },
} as const satisfies Partial<Record<Person, object>>;
const WITH_ROW: readonly Person[] = ["unverifiedAdmin", "rowWithoutClaim", "admin", ...OTHERS];

/** mutants.ts sets RULES_FILE to test changed rules. */
const rulesFile = new URL("../../firestore.rules", import.meta.url);

export interface Database {
  /** The client of a role. Its uid is the role's name. */
  readonly as: (role: Person) => Firestore;
  readonly secondAdmin: () => Firestore;
  /** A session of `admin`, with the time of its sign-in, or other claims. */
  readonly session: (auth_time: number, claims?: object) => Firestore;
  /** Writes a document as the server does, without rules. */
  readonly seed: (path: string, data: DocumentData) => Promise<void>;
  /** Deletes a document as the server does, without rules. */
  readonly remove: (path: string) => Promise<void>;
}

interface DatabaseOptions {
  /** Whether its evaluations count as covered. Random documents would cover by chance. */
  readonly isReported?: boolean;
  /** The rules to test, from the text of those that are deployed. */
  readonly change?: (rules: string) => string;
}

/** An empty database for one test file, in the project `demo-rules-{name}`. */
export function openDatabase(name: string, options: DatabaseOptions = {}): Database {
  let database: ClosableDatabase;
  beforeAll(async () => {
    database = await open(name, options);
  });
  afterAll(() => database.close());
  return {
    as: (role) => database.as(role),
    secondAdmin: () => database.secondAdmin(),
    session: (auth_time, claims) => database.session(auth_time, claims),
    seed: (path, data) => database.seed(path, data),
    remove: (path) => database.remove(path),
  };
}

interface ClosableDatabase extends Database {
  readonly close: () => Promise<void>;
}

async function open(name: string, options: DatabaseOptions): Promise<ClosableDatabase> {
  const { isReported = true, change = (rules) => rules } = options;
  setLogLevel("error"); // the client logs every denied write as a warning
  const environment = await initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    firestore: { rules: change(readFileSync(process.env.RULES_FILE ?? rulesFile, "utf8")) },
  });
  await environment.clearFirestore();
  const { host, port } = environment.emulators.firestore ?? {};
  const emulator = `http://${host}:${port}`;
  // The compat client works with the modular functions, but has another type.
  const modular = (context: { firestore(): unknown }) => context.firestore() as Firestore;
  const account = (uid: string, role: keyof typeof TOKENS, token: object = {}) =>
    modular(
      environment.authenticatedContext(uid, { email: toEmail(uid), ...TOKENS[role], ...token }),
    );
  const secondAdmin = account("secondAdmin", "admin");
  const clients = new Map<Person, Firestore>(
    [...ROLES, ...OTHERS].map((role) => [
      role,
      role === "anonymous" ? modular(environment.unauthenticatedContext()) : account(role, role),
    ]),
  );
  // The library closes this client when the callback ends.
  const ending = Promise.withResolvers<void>();
  const { promise: opened, resolve: resolveOwner } = Promise.withResolvers<Firestore>();
  const ended = environment.withSecurityRulesDisabled((context) => {
    resolveOwner(modular(context));
    return ending.promise;
  });
  const owner = await opened;
  const seed = (path: string, data: DocumentData) => setDoc(doc(owner, path), data);
  await Promise.all(
    [...WITH_ROW, "secondAdmin"].map((uid) => seed(`user_roles/${uid}`, roleRow(uid))),
  );
  return {
    as: (role) => clients.get(role) as Firestore,
    secondAdmin: () => secondAdmin,
    session: (auth_time, claims) => account("admin", "admin", { auth_time, ...claims }),
    seed,
    remove: (path) => deleteDoc(doc(owner, path)),
    close: async () => {
      ending.resolve();
      await ended;
      if (isReported && !process.env.RULES_FILE) await saveReport(emulator, environment.projectId);
      await forgetEvaluations(emulator, environment.projectId);
      await environment.cleanup();
    },
  };
}

/** The emulator keeps every evaluated value of a project, more than a gigabyte, until its rules change. */
async function forgetEvaluations(emulator: string, projectId: string): Promise<void> {
  const nothing = "service cloud.firestore { match /{any=**} { allow read: if false; } }";
  const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}:securityRules`, {
    method: "PUT",
    headers: { authorization: "Bearer owner" },
    body: JSON.stringify({ rules: { files: [{ name: "none", content: nothing }] } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Editor and author have the role of their name, all others are administrators. */
export function roleRow(uid: string) {
  const role = OTHERS.find((other) => other === uid) ?? "admin";
  return { user_id: uid, role, created_at: new Date("2026-01-01T09:00:00Z") };
}

/** @throws for any failure but a denial */
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
 * Runs an operation as several roles at once.
 * @param roles all of them for one operation of each kind, because every rule asks the same hasRole()
 * @returns the roles that are allowed, in the order of ROLES
 */
export async function allowedRoles(
  database: Database,
  operation: (db: Firestore, role: Role) => Promise<unknown>,
  roles: readonly Role[] = SAMPLE,
): Promise<readonly Role[]> {
  const outcomes = await Promise.all(
    roles.map((role) => isAllowed(operation(database.as(role), role))),
  );
  return roles.filter((_, index) => outcomes[index]);
}

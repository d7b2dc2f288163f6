import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import demoAdmin from "../../../tests/support/demo-admin.json" with { type: "json" };
import { allowBuiltStyles } from "../build/hosting-policy.ts";
import { writeNegatedRules } from "../build/negated-rules.ts";
import {
  DEMO_PROJECT,
  type FirebaseConfiguration,
  inRoot,
  readFirebaseConfiguration,
} from "../paths.ts";
import { emulatorHosts, getPorts, type Ports } from "./ports.ts";

/** Sets differ in name and ports, so that several run at the same time. */
export interface ServerSet {
  readonly name: string;
  /** A number that is added to every port. */
  readonly shift: number;
}

export interface Hosting {
  readonly site?: string;
  readonly headers?: FirebaseConfiguration["hosting"]["headers"];
}

type Values = Readonly<Record<string, string>>;

export function getFolder({ name }: Pick<ServerSet, "name">): string {
  return inRoot("build", name);
}

export function emulatorVariables(shift: number): Record<string, string> {
  return {
    GCLOUD_PROJECT: DEMO_PROJECT,
    EMULATOR_SHIFT: String(shift),
    // Google's libraries do not look for a cloud machine.
    METADATA_SERVER_DETECTION: "none",
    ...emulatorHosts(getPorts(shift)),
  };
}

/** What the Functions emulator gives the processes of functions. */
export const FUNCTIONS_VARIABLES: Values = {
  FUNCTIONS_EMULATOR: "true",
  // ID tokens are read without Auth.
  FIREBASE_DEBUG_MODE: "true",
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
};

/** In the root, which firebase-tools takes for the project's folder. */
export function writeFirebaseConfiguration(
  { name, shift }: ServerSet,
  { site, headers = [] }: Hosting,
): string {
  const firebase = readFirebaseConfiguration();
  for (const emulator of Object.values(firebase.emulators))
    if (typeof emulator === "object" && "port" in emulator) emulator.port += shift;
  firebase.emulators.firestore.websocketPort += shift;
  for (const codebase of firebase.functions) codebase.source = `build/${name}/functions`;
  firebase.hosting.public = site ?? firebase.hosting.public;
  firebase.hosting.headers.push(...headers);
  for (const rule of firebase.hosting.headers)
    for (const header of rule.headers) header.value = policyForHttp(header.value);
  if (existsSync(inRoot("web/dist"))) allowBuiltStyles(firebase, inRoot("web/dist"));
  writeNegatedRules(firebase.hosting.headers);
  const path = inRoot(`.firebase-${name}.json`);
  writeFileSync(path, JSON.stringify(firebase, null, 2));
  return path;
}

function policyForHttp(value: string): string {
  return value
    .replace("connect-src 'self'", "connect-src 'self' http://127.0.0.1:*")
    .replace("; upgrade-insecure-requests", "");
}

/** firebase-tools reads parameters from the functions' folder only, so each set has its own. */
export function writeFunctionsFolder(set: ServerSet): void {
  const folder = join(getFolder(set), "functions");
  const certificate = join(getFolder(set), "vertex-cert.pem");
  const { params, secrets } = localParameters(getPorts(set.shift), certificate);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), readFileSync(inRoot("functions/package.json")));
  writeFileSync(join(folder, ".env.local"), dotenv(params));
  writeFileSync(join(folder, ".secret.local"), dotenv(secrets));
  rmSync(join(folder, "lib"), { recursive: true, force: true });
  symlinkSync(inRoot("functions/lib"), join(folder, "lib"), "junction");
}

function dotenv(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join("");
}

/** @param certificate file of the local Vertex */
export function localParameters(
  ports: Ports,
  certificate?: string,
): { readonly params: Values; readonly secrets: Values } {
  return {
    params: {
      SITE_URL: `http://127.0.0.1:${ports.hosting}`,
      MAIN_ADMIN_EMAIL: demoAdmin.email,
      MAIL_FROM: "web@nhk-group.example",
      MAIL_TO: "ventas@nhk-group.example",
      PARTNER_URL: `http://127.0.0.1:${ports.partner}`,
      SEARCH_CONSOLE_URL: `http://127.0.0.1:${ports.search}/`,
      SEARCH_CONSOLE_PROPERTY: `http://127.0.0.1:${ports.hosting}/`,
      INDEXNOW_KEY: "indexnow-demo-key",
      INDEXNOW_URL: `http://127.0.0.1:${ports.indexnow}/indexnow`,
      PICTURES_STAND_IN: `http://127.0.0.1:${ports.pictures}`,
      VERTEX_ENDPOINT: `localhost:${ports.vertex}`,
      VERTEX_SILENCE_SECONDS: "4",
      CACHE_SECONDS: "0",
      // A busy machine, and an emulator without indexes, take longer than Firestore.
      PAGE_SECONDS: "12",
      ...(certificate ? { VERTEX_CA_FILE: certificate } : {}),
    },
    secrets: { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`, PARTNER_KEY: "partner-demo-key" },
  };
}

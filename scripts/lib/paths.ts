import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

export function inRoot(...parts: readonly string[]): string {
  return join(root, ...parts);
}

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(inRoot(path), "utf8")) as T;
}

/** The parts of firebase.json that scripts read or change. */
export interface FirebaseConfiguration {
  readonly emulators: Record<string, { port?: number; websocketPort?: number }>;
  readonly functions: { source?: string; predeploy?: unknown }[];
  readonly hosting: {
    public: string;
    predeploy?: unknown;
    readonly headers: { source: string; headers: { key: string; value: string }[] }[];
    readonly rewrites: { readonly function?: { readonly region: string } }[];
  };
}

export function readFirebaseConfiguration(): FirebaseConfiguration {
  return readJson("firebase.json");
}

/** Firebase's tools never reach a real project with "demo-" in front. */
export const DEMO_PROJECT = "demo-nhk";

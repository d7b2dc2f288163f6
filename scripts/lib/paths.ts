import { join } from "node:path";
import firebase from "../../firebase.json" with { type: "json" };

export const root = join(import.meta.dirname, "../..");

export function inRoot(...parts: readonly string[]): string {
  return join(root, ...parts);
}

export type FirebaseConfiguration = typeof firebase;

/** A copy to change. */
export function readFirebaseConfiguration(): FirebaseConfiguration {
  return structuredClone(firebase);
}

/** Firebase's tools never reach a real project with "demo-" in front. */
export const DEMO_PROJECT = "demo-nhk";

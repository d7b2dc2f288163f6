import { join } from "node:path";
import { REGION } from "domain/shared/region";
import firebase from "../../firebase.json" with { type: "json" };

export const root = join(import.meta.dirname, "../..");

export function inRoot(...parts: readonly string[]): string {
  return join(root, ...parts);
}

type Written = typeof firebase;
type Hosting = Written["hosting"];
interface Rewrite {
  readonly source: string;
  readonly function?: { readonly functionId: string; readonly region: string };
  readonly destination?: string;
}
export type FirebaseConfiguration = Omit<Written, "firestore" | "hosting"> & {
  readonly firestore: Written["firestore"] & { readonly location: string };
  readonly hosting: Omit<Hosting, "rewrites"> & { rewrites: readonly Rewrite[] };
};

/** A copy to change, with the region in all its places. */
export function readFirebaseConfiguration(): FirebaseConfiguration {
  const { firestore, hosting, ...others } = structuredClone(firebase);
  for (const rule of hosting.headers)
    for (const header of rule.headers)
      header.value = header.value.replace("//REGION-", `//${REGION}-`);
  const rewrites = hosting.rewrites.map((rewrite): Rewrite => {
    const { source, function: called, destination } = rewrite;
    if (called) return { source, function: { ...called, region: REGION } };
    return { source, ...(destination && { destination }) };
  });
  const location = { ...firestore, location: REGION };
  return { ...others, firestore: location, hosting: { ...hosting, rewrites } };
}

/** Firebase's tools never reach a real project with "demo-" in front. */
export const DEMO_PROJECT = "demo-nhk";

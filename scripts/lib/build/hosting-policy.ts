import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { REGION } from "domain/shared/region";
import { toStyleHashes } from "../../../functions/src/adapters/pages/style-hashes.ts";
import type { FirebaseConfiguration } from "../paths.ts";

/** The hash is that of the empty element that the style library fills. */
const STYLES = "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The address that the functions SDK derives from region and project. */
const FUNCTIONS = `https://${REGION}-PROJECT.cloudfunctions.net`;

/** https://cloud.google.com/recaptcha/docs/faq */
const APP_CHECK = {
  "script-src 'self'":
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  "connect-src 'self'":
    "connect-src 'self' https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/",
  "worker-src 'self'": "frame-src https://www.google.com/recaptcha/; worker-src 'self'",
};

export type HostingHeaders = Pick<FirebaseConfiguration, "hosting">;

/** Adds the hashes of built style elements. */
export function allowBuiltStyles(firebase: HostingHeaders, dist: string): void {
  replaceInPolicy(firebase, STYLES, [STYLES, ...styleHashes(dist)].join(" "));
}

/** Names the project's functions, which the panel calls. */
export function allowFunctions(firebase: HostingHeaders, project: string): void {
  replaceInPolicy(firebase, FUNCTIONS, FUNCTIONS.replace("PROJECT", project));
}

export function allowAppCheck(firebase: HostingHeaders): void {
  for (const [from, to] of Object.entries(APP_CHECK)) replaceInPolicy(firebase, from, to);
}

/** Nor the database, which browsers read directly. */
export function allowNoServices(firebase: HostingHeaders): void {
  const policy = pagePolicy(firebase);
  policy.value = policy.value.replace(/connect-src [^;]*/, "connect-src 'self'");
}

function replaceInPolicy(firebase: HostingHeaders, from: string, to: string): void {
  const policy = pagePolicy(firebase);
  if (!policy.value.includes(from)) throw new Error(`firebase.json lacks "${from}"`);
  policy.value = policy.value.replace(from, () => to);
}

function pagePolicy({ hosting }: HostingHeaders) {
  const headers = hosting.headers.flatMap((rule) => rule.headers);
  const policy = headers.find(({ key }) => key === "Content-Security-Policy");
  if (!policy) throw new Error("firebase.json has no policy of pages");
  return policy;
}

export function styleHashes(dist: string): readonly string[] {
  const pages = globSync("**/*.html", { cwd: dist }).sort();
  const hashes = pages.flatMap((page) => toStyleHashes(readFileSync(join(dist, page), "utf8")));
  return [...new Set(hashes)];
}

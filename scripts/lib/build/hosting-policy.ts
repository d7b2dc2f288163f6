import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { styleHashesOf } from "../../../functions/src/adapters/pages/style-hashes.ts";

/** The hash is that of the empty element that the style library fills. */
const STYLES = "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The address that the functions SDK derives from region and project. */
const FUNCTIONS = "https://europe-southwest1-PROJECT.cloudfunctions.net";

/** https://cloud.google.com/recaptcha/docs/faq */
const APP_CHECK = {
  "script-src 'self'":
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  "connect-src 'self'":
    "connect-src 'self' https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/",
  "worker-src 'self'": "frame-src https://www.google.com/recaptcha/; worker-src 'self'",
};

export interface HostingHeaders {
  readonly hosting: {
    readonly headers: readonly { readonly headers: readonly { key: string; value: string }[] }[];
  };
}

/** Adds the hashes of the built pages' style elements. @param firebase is changed */
export function allowBuiltStyles(firebase: HostingHeaders, dist: string): void {
  const [policy] = policiesOf(firebase);
  if (!policy?.value.includes(STYLES)) throw new Error(`firebase.json lacks "${STYLES}"`);
  policy.value = policy.value.replace(STYLES, () => [STYLES, ...styleHashes(dist)].join(" "));
}

/** Names the project's functions, which the panel calls. @param firebase is changed */
export function allowFunctions(firebase: HostingHeaders, project: string): void {
  const [policy] = policiesOf(firebase);
  if (!policy?.value.includes(FUNCTIONS)) throw new Error(`firebase.json lacks "${FUNCTIONS}"`);
  policy.value = policy.value.replace(FUNCTIONS, () => FUNCTIONS.replace("PROJECT", project));
}

export function allowAppCheck(firebase: HostingHeaders): void {
  for (const policy of policiesOf(firebase))
    for (const [from, to] of Object.entries(APP_CHECK))
      policy.value = policy.value.replace(from, to);
}

function policiesOf({ hosting }: HostingHeaders) {
  return hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === "Content-Security-Policy");
}

export function styleHashes(dist: string): readonly string[] {
  const pages = globSync("**/*.html", { cwd: dist }).sort();
  const hashes = pages.flatMap((page) => styleHashesOf(readFileSync(join(dist, page), "utf8")));
  return [...new Set(hashes)];
}

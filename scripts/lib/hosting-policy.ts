import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { styleHashesOf } from "../../functions/src/adapters/style-hashes.ts";

/** The source of style elements in firebase.json: the site's files, and the empty element that the style library fills. */
const STYLES = "style-src-elem 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What of firebase.json is read and changed here. */
export interface HostingHeaders {
  readonly hosting: {
    readonly headers: readonly { readonly headers: readonly { key: string; value: string }[] }[];
  };
}

/**
 * Allows the styles that the finished pages carry, each by its hash, in the Content-Security-Policy of a Hosting
 * configuration, which is changed (SECURITY 3.14). They differ with every build, so they stand in derived
 * configurations only.
 * @param dist the built site
 * @throws when the configuration says nothing about style elements
 */
export function allowBuiltStyles(firebase: HostingHeaders, dist: string): void {
  const header = firebase.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === "Content-Security-Policy");
  if (!header?.value.includes(STYLES)) throw new Error(`firebase.json lacks "${STYLES}"`);
  header.value = header.value.replace(STYLES, () => [STYLES, ...styleHashes(dist)].join(" "));
}

/** What App Check with reCAPTCHA Enterprise loads and asks: https://cloud.google.com/recaptcha/docs/faq */
const APP_CHECK: Readonly<Record<string, string>> = {
  "script-src 'self'":
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  "connect-src 'self'":
    "connect-src 'self' https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/",
  "worker-src 'self'": "frame-src https://www.google.com/recaptcha/; worker-src 'self'",
};

/** Allows App Check in the policy, for a build that has a site key. */
export function allowAppCheck(firebase: HostingHeaders): void {
  for (const header of firebase.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key !== "Content-Security-Policy") continue;
    for (const [from, to] of Object.entries(APP_CHECK)) {
      header.value = header.value.replace(from, to);
    }
  }
}

/** The hashes of all style elements of the built pages, each once, as a policy names them. */
export function styleHashes(dist: string): readonly string[] {
  const pages = globSync("**/*.html", { cwd: dist }).sort();
  const hashes = pages.flatMap((page) => styleHashesOf(readFileSync(join(dist, page), "utf8")));
  return [...new Set(hashes)];
}

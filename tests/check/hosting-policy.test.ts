import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  allowAppCheck,
  allowBuiltStyles,
  type HostingHeaders,
  styleHashes,
} from "../../scripts/lib/hosting-policy.ts";

/** Of nothing, and of `a{}`: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const RULE = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";

const read = (): HostingHeaders =>
  JSON.parse(readFileSync(new URL("../../firebase.json", import.meta.url), "utf8"));
const policyOf = (firebase: HostingHeaders): string =>
  firebase.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === "Content-Security-Policy")?.value ?? "";

let dist = "";
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "policy-"));
});
afterEach(() => rmSync(dist, { recursive: true }));

it("no header allows inline scripts or inline style elements", () => {
  const policy = policyOf(read());
  for (const directive of policy.split("; "))
    if (!directive.startsWith("style-src-attr ")) expect(directive).not.toMatch(/unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self'");
});

it("App Check's addresses are allowed in a build with a site key, and in no other", () => {
  const firebase = read();
  expect(policyOf(firebase)).not.toContain("google.com/recaptcha");
  allowAppCheck(firebase);
  const policy = policyOf(firebase);
  for (const directive of ["script-src 'self'", "connect-src 'self'", "frame-src"])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://www.google.com/recaptcha/`));
});

it("the derived header allows the styles of every built page, each by its hash", () => {
  mkdirSync(join(dist, "deep"));
  writeFileSync(join(dist, "a.html"), "<style data-emotion='css'>a{}</style><style></style>");
  writeFileSync(join(dist, "deep/b.html"), "<style>a{}</style>");
  writeFileSync(join(dist, "c.js"), "'<style>b{}</style>'");
  const hashes = styleHashes(dist);
  expect(hashes).toHaveLength(2);
  expect(hashes).toContain(EMPTY);
  expect(hashes).toContain(RULE);
  const firebase = read();
  allowBuiltStyles(firebase, dist);
  expect(policyOf(firebase)).toContain(`style-src-elem 'self' ${EMPTY} ${hashes.join(" ")};`);
});

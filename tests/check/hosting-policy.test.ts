import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  allowAppCheck,
  allowBuiltStyles,
  allowFunctions,
  type HostingHeaders,
  styleHashes,
} from "../../scripts/lib/build/hosting-policy.ts";
import { readFirebaseConfiguration } from "../../scripts/lib/paths.ts";

/** Hashes of '' and `a{}`: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const RULE = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const firebase = (): HostingHeaders => readFirebaseConfiguration();
const getPolicy = ({ hosting }: HostingHeaders): string =>
  hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === "Content-Security-Policy")?.value ?? "";

let dist = "";
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "policy-"));
});
afterEach(() => rmSync(dist, { recursive: true }));

it("no header allows inline scripts or inline style elements", () => {
  const policy = getPolicy(firebase());
  for (const directive of policy.split("; "))
    if (!directive.startsWith("style-src-attr ")) expect(directive).not.toMatch(/unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self'");
});

it("the only inline element of a page besides styles is its speculation rules", () => {
  const shell = read("web/site/index.html");
  const [inline, ...others] = [...shell.matchAll(/<script(?![^>]* src=)([^>]*)>(.*?)<\/script>/gs)];
  expect(others).toEqual([]);
  const [, attributes = "", rules = ""] = inline ?? [];
  expect(attributes).toBe(' type="speculationrules"');
  const [{ where, ...rule }] = JSON.parse(rules).prerender;
  expect(rule).toEqual({ eagerness: "moderate" });
  expect(JSON.stringify(where)).toContain("/api/*");
  expect(JSON.stringify(where)).toContain("/*.pdf");
  const hash = `'sha256-${createHash("sha256").update(rules).digest("base64")}'`;
  expect(getPolicy(firebase())).toContain(`script-src 'self' ${hash};`);
  expect(read("functions/src/adapters/pages/pages.ts")).toContain(`"${hash}"`);
});

it("the panel may connect to the functions of its own project only", () => {
  const changed = firebase();
  expect(getPolicy(changed)).not.toMatch(/connect-src [^;]*(?:\*|run\.app)/);
  allowFunctions(changed, "our-project");
  const hosts = /connect-src ([^;]*)/.exec(getPolicy(changed))?.[1]?.split(" ") ?? [];
  expect(hosts.filter((host) => !host.endsWith(".googleapis.com"))).toEqual([
    "'self'",
    "https://europe-southwest1-our-project.cloudfunctions.net",
  ]);
  expect(() => allowFunctions(changed, "our-project")).toThrow("firebase.json lacks");
});

it("App Check's addresses are allowed only in a build with a site key", () => {
  const changed = firebase();
  expect(getPolicy(changed)).not.toContain("google.com/recaptcha");
  allowAppCheck(changed);
  const policy = getPolicy(changed);
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
  const changed = firebase();
  allowBuiltStyles(changed, dist);
  expect(getPolicy(changed)).toContain(`style-src-elem 'self' ${EMPTY} ${hashes.join(" ")};`);
});

import { createRequire } from "node:module";
import type { Endpoint } from "./deployed-functions.ts";

const require = createRequire(import.meta.url);
// The library of the Hosting emulator.
const { configMatcher } = require("superstatic/lib/utils/patterns");
const { braceExpand } = createRequire(require.resolve("superstatic"))("minimatch");

interface Rewrite {
  readonly source: string;
  readonly function?: { readonly functionId: string; readonly region: string };
  readonly destination?: string;
}
interface HeaderRule {
  readonly source?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}
export interface Hosting {
  readonly headers: readonly HeaderRule[];
  readonly rewrites: readonly Rewrite[];
}

/** @param files of the build, without a slash in front */
export function rewriteFaults(
  { rewrites }: Pick<Hosting, "rewrites">,
  files: readonly string[],
  endpoints: Readonly<Record<string, Pick<Endpoint, "region">>>,
): readonly string[] {
  return rewrites.flatMap(({ source, function: called, destination }) => {
    if (!called) {
      const isBuilt = files.includes(destination?.slice(1) ?? "");
      return isBuilt ? [] : [`${source}: the build has no ${destination}`];
    }
    const { functionId, region } = called;
    const regions = endpoints[functionId]?.region;
    if (!regions) return [`${source}: no function ${functionId} is exported`];
    return regions.includes(region) ? [] : [`${source}: ${functionId} is not in ${region}`];
  });
}

/** Pages have the policy of pages, folders without pages one of their own with a time to cache, functions send theirs. */
export function headerFaults(
  { headers, rewrites }: Hosting,
  files: readonly string[],
): readonly string[] {
  const examples = (isWanted: (rewrite: Rewrite) => boolean) =>
    rewrites.filter(isWanted).flatMap(({ source }) => toExamples(source));
  const html = files.filter((file) => file.endsWith(".html")).map(cleanAddress);
  const pages = [
    ...html,
    ...examples(({ destination }) => destination?.endsWith(".html") ?? false),
  ];
  const answered = examples((rewrite) => rewrite.function !== undefined);
  const others = files.filter((file) => !file.endsWith(".html")).map((file) => `/${file}`);
  const folders = new Set(html.map(getFolder));
  const apart = others.filter((address) => !folders.has(getFolder(address)));

  const getValues = (address: string, key: string) =>
    headers
      .filter((rule) => configMatcher(address, rule))
      .flatMap((rule) => rule.headers.filter((header) => header.key === key))
      .map(({ value }) => value);
  const getPolicies = (address: string) => getValues(address, "Content-Security-Policy");
  const isPagePolicy = (policy = "") => policy.includes("script-src ");
  const hasOwnRule = (address: string) => {
    const [policy, ...more] = getPolicies(address);
    const isCached = getValues(address, "Cache-Control").length === 1;
    return policy !== undefined && more.length === 0 && !isPagePolicy(policy) && isCached;
  };

  const all = [...pages, ...others, ...answered];
  const unruled = apart.filter((address) => !hasOwnRule(address));
  return [
    ...pages
      .filter((page) => getPolicies(page).length !== 1 || !isPagePolicy(getPolicies(page)[0]))
      .map((page) => `${page} has another policy than that of pages`),
    ...new Set(unruled.map((address) => `/${getFolder(address)} has no header rule of its own`)),
    ...answered
      .filter((address) => getPolicies(address).length > 0)
      .map((address) => `${address} has a policy beside that of its function`),
    ...headers
      .filter((rule) => !all.some((address) => configMatcher(address, rule)))
      .map(({ source }) => `${source ?? "A rule"} has headers for nothing`),
  ];
}

/** An address for each alternative of a pattern. */
function toExamples(source: string): readonly string[] {
  const braces = source.replace(
    /@\(([^)]*)\)/g,
    (_, names: string) => `{${names.split("|").join(",")}}`,
  );
  return (braceExpand(braces) as string[]).map((pattern) => pattern.replace(/\*+/g, "example"));
}

/** The first one; '' is the root. */
function getFolder(address: string): string {
  return address.split("/").slice(1, -1)[0] ?? "";
}

function cleanAddress(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, "")}`;
}

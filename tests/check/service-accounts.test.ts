import { readFileSync } from "node:fs";
import { CALL_GROUPS } from "domain/calls/calls";
import { expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const document = readFileSync(new URL("docs/deploying.md", root), "utf8");

interface Deployed {
  readonly __endpoint: { readonly serviceAccountEmail?: { toCEL(): string } };
}
const deployed: Readonly<Record<string, Deployed>> = await import(
  new URL("functions/src/index.ts", root).href
);

/** Account and functions of each row of the table. */
const documented = [...document.matchAll(/^\| `(site-[a-z]+)` \| ([^|]+) \| [^|]+ \|$/gm)].map(
  ([, account = "", names = ""]) =>
    [account, [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name)] as const,
);

it("each function runs under the service account of its row in docs/deploying.md", () => {
  const rows = documented.flatMap(([account, names]) =>
    names.map((name): [string, string] => [name, account]),
  );
  const used = Object.entries(deployed).map(([name, { __endpoint }]): [string, unknown] => [
    name,
    __endpoint.serviceAccountEmail?.toCEL().split("@")[0],
  ]);
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  expect(Object.fromEntries(used)).toEqual(Object.fromEntries(rows));
});

it("docs/deploying.md lists the calls of each function", () => {
  const rows = [...document.matchAll(/^\| `([a-z]+)` \| ((?:`\w+`(?:, )?)+) \|$/gm)].map(
    ([, group = "", names = ""]) => [group, names.match(/\w+/g)],
  );
  const declared = Object.entries(CALL_GROUPS).map(([group, calls]) => [group, Object.keys(calls)]);
  expect(rows).toEqual(declared);
});

it("at most fourteen functions are deployed", () => {
  expect(Object.keys(deployed).length).toBeLessThanOrEqual(14);
});

it("the commands in docs/deploying.md create every account of the table, and no other", () => {
  const [, created = ""] = /^for account in ([^;]+);/m.exec(document) ?? [];
  expect(created.split(" ").sort()).toEqual(documented.map(([account]) => account).sort());
});

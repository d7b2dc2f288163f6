import { readFileSync } from "node:fs";
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

it("the commands in docs/deploying.md create every account of the table, and no other", () => {
  const [, created = ""] = /^for account in ([^;]+);/m.exec(document) ?? [];
  expect(created.split(" ").sort()).toEqual(documented.map(([account]) => account).sort());
});

import { expect, it } from "vitest";
import { ROLES } from "../../scripts/lib/doctor/accounts.ts";
import { ENABLED_BY_HAND } from "../../scripts/lib/doctor/services.ts";
import { readText } from "./site-texts.ts";

const document = readText("docs/deploying.md");

it("the doctor expects the roles of the table in docs/deploying.md", () => {
  const rows = [...document.matchAll(/^\| `(site-[a-z]+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(
    ([, account, roles = ""]) => [account, roles.match(/roles\/[\w.]+/g)],
  );
  expect(Object.fromEntries(rows)).toEqual(ROLES);
});

it("the doctor expects the services that docs/deploying.md enables without setup", () => {
  const [, list = ""] = /gcloud services enable (.+) --project=P/.exec(document) ?? [];
  expect(ENABLED_BY_HAND.map((name) => `${name}.googleapis.com`)).toEqual(list.split(" "));
});

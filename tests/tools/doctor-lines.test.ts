import { expect, it } from "vitest";
import { ready, tableOf, wrong } from "../../scripts/lib/doctor/line.ts";
import { siteDataLine } from "../../scripts/lib/doctor/site-data.ts";

it("prints states, names and findings in columns, and below a finding what mends it", () => {
  const table = tableOf([
    ready("Bucket", "there"),
    wrong("Password policy", "6 characters", "one command\nanother"),
  ]);
  expect(table.split("\n")).toEqual([
    "ready    Bucket           there",
    "wrong    Password policy  6 characters",
    "                          > one command",
    "                          > another",
  ]);
});

it("placeholders of the site's data are named", () => {
  expect(
    siteDataLine('street: "[Calle por confirmar]", origin: "https://nhk.example"'),
  ).toMatchObject({ state: "missing", found: "placeholders: nhk.example, [Calle por confirmar]" });
  expect(siteDataLine('street: "Calle Mayor 1"').state).toBe("ready");
});

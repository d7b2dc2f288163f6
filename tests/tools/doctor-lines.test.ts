import { expect, it } from "vitest";
import {
  formatReport,
  formatTable,
  missing,
  ready,
  unknown,
  wrong,
} from "../../scripts/lib/doctor/line.ts";
import { siteDataLine } from "../../scripts/lib/doctor/site-data.ts";

it("prints states, names and findings in columns, and below a finding what mends it", () => {
  const table = formatTable([
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

it("ends with what is left and what setup mends, and lists no line that only waits for a service", () => {
  const write = { method: "POST", url: "https://google.example", body: {} } as const;
  const report = formatReport(
    [
      { ...missing("APIs", "two are off", "step 4: a command"), writes: [write] },
      unknown("Bucket", "off", "gcloud services enable storage.googleapis.com --project=nhk-shop"),
      unknown("Roles", "off", "gcloud services enable iam.googleapis.com --project=nhk-shop"),
    ],
    "nhk-shop",
  );
  expect(report.split("\n")).toEqual([
    "missing  APIs  two are off",
    "               > step 4: a command",
    "Unknown until their services are on: Bucket, Roles.",
    "0 ready, 1 missing, 0 wrong, 2 unknown.",
    "npm run setup -- --project nhk-shop mends: APIs.",
  ]);
});

it("placeholders of the site's data are named", () => {
  expect(
    siteDataLine('street: "[Calle por confirmar]", origin: "https://nhk.example"'),
  ).toMatchObject({ state: "missing", found: "placeholders: nhk.example, [Calle por confirmar]" });
  expect(siteDataLine('street: "Calle Mayor 1"').state).toBe("ready");
});

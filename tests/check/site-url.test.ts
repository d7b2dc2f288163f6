import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSiteUrl } from "../../scripts/lib/build/site-url.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-url-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("reads the project's own file first", () => {
  writeFileSync(join(folder, ".env"), "SITE_URL=https://all.example\n");
  expect(readSiteUrl("shop", folder)).toBe("https://all.example");
  writeFileSync(
    join(folder, ".env.shop"),
    'MAIL_TO=a@b.example\nSITE_URL="https://www.shop.example"\n',
  );
  expect(readSiteUrl("shop", folder)).toBe("https://www.shop.example");
  expect(readSiteUrl("other", folder)).toBe("https://all.example");
});

it.each(["", "SITE_URL=", "SITE_URL=www.shop.example", "SITE_URL=https://www.shop.example/"])(
  "rejects %j",
  (text) => {
    writeFileSync(join(folder, ".env.shop"), text);
    expect(() => readSiteUrl("shop", folder)).toThrow("functions/.env.shop needs SITE_URL");
  },
);

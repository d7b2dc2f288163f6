import { readFileSync } from "node:fs";
import { findPlaceholders } from "../../../web/site/build/placeholders.mjs";
import { inRoot } from "../paths.ts";
import { type Check, missing, ready } from "./line.ts";

const FILE = "web/kit/lib/site.ts";

export const siteData: Check = {
  names: ["Site data"],
  role: "",
  read: () => Promise.resolve([siteDataLine(readFileSync(inRoot(FILE), "utf8"))]),
};

export function siteDataLine(text: string) {
  const found = [...new Set(findPlaceholders(text))];
  if (found.length === 0) return ready("Site data", `no placeholder in ${FILE}`);
  const mend = `step 2: ${FILE}; npm run build names those of web/site/content, too`;
  return missing("Site data", `placeholders: ${found.join(", ")}`, mend);
}

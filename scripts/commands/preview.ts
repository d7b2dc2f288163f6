import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { buildAll } from "../lib/build/build.ts";
import { isOrigin } from "../lib/build/site-url.ts";
import { print, runCommand, UserError } from "../lib/command.ts";
import { inRoot } from "../lib/paths.ts";
import { PREVIEW, previewConfiguration } from "../lib/preview/preview-configuration.ts";
import { writePreview } from "../lib/preview/write-preview.ts";

const CONFIG = ".firebase-preview.json";

const USAGE = `SITE_URL=https://www.example.com npm run preview

Builds the public pages with the sample articles, without functions and panel, for the preview of a pull request.`;

await runCommand(async () => {
  parseArgs({ options: {} });
  const origin = process.env.SITE_URL ?? "";
  if (!isOrigin(origin))
    throw new UserError("Set SITE_URL to the site's origin, such as https://www.example.com");
  await buildAll("production");
  await writePreview(inRoot(PREVIEW), origin);
  writeFileSync(inRoot(CONFIG), JSON.stringify(previewConfiguration(), null, 2));
  print(`The preview is in ${PREVIEW}, its configuration in ${CONFIG}`);
  return 0;
}, USAGE);

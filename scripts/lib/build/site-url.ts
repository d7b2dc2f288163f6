import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { UserError } from "../command.ts";
import { inRoot } from "../paths.ts";

/**
 * The functions' origin of the site.
 * @throws UserError when it is missing or no origin
 */
export function siteUrlOf(project: string, folder: string = inRoot("functions")): string {
  const files = [`.env.${project}`, ".env"].map((name) => join(folder, name)).filter(existsSync);
  const values = files.map((file) => parseEnv(readFileSync(file, "utf8")).SITE_URL);
  const url = values.find((value) => value !== undefined) ?? "";
  if (!URL.canParse(url) || new URL(url).origin !== url)
    throw new UserError(
      `functions/.env.${project} needs SITE_URL, the site's origin without a slash at the end, such as https://www.example.com`,
    );
  return url;
}

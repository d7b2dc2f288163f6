import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { UserError } from "../command.ts";
import { inRoot } from "../paths.ts";

/**
 * The functions' origin of the site.
 * @throws UserError when it is missing or no origin
 */
export function readSiteUrl(project: string, folder: string = inRoot("functions")): string {
  const url = readParameters(project, folder).SITE_URL ?? "";
  if (!isOrigin(url))
    throw new UserError(
      `functions/.env.${project} needs SITE_URL, the site's origin without a slash at the end, such as https://www.example.com`,
    );
  return url;
}

/** The project's own file has precedence. */
export function readParameters(
  project: string,
  folder: string = inRoot("functions"),
): Readonly<Record<string, string | undefined>> {
  const files = [".env", `.env.${project}`].map((name) => join(folder, name)).filter(existsSync);
  return Object.fromEntries(
    files.flatMap((file) => Object.entries(parseEnv(readFileSync(file, "utf8")))),
  );
}

export function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === url;
}

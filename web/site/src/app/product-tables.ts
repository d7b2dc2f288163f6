import type { FinderStart } from "#catalogue/finder/model.ts";
import type { Catalogue } from "#catalogue/model.ts";

/** The server's build fills all with web/site/catalogue (web/site/build/content-plugin.ts); visitors load no rows. */
export const catalogue: Catalogue = [];

/** SVG code by slug of the family. */
export const drawings: Readonly<Record<string, string>> = {};

/** Of the file that web/site/build/finder-file.ts makes of the tables. */
export const finder: { readonly index: string; readonly start: FinderStart } | null = null;

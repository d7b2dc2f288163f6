import type { Catalogue } from "functions/domain/catalogue/model";

/** The server's build fills both with web/catalogue (web/scripts/content-plugin.ts); visitors load no rows. */
export const catalogue: Catalogue = [];

/** SVG code by slug of the family. */
export const drawings: Readonly<Record<string, string>> = {};

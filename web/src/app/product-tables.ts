import type { Catalogue } from "functions/domain/catalogue/model";

/** The server's build fills it with web/catalogue (web/scripts/content-plugin.ts); visitors load no rows. */
export const catalogue: Catalogue = [];

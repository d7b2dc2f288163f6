import { readFileSync } from "node:fs";
import type { FamilyNaming } from "domain/catalogue/families";
import type { Plugin } from "vite";

/**
 * Reduces what the domain knows of the families to their slugs and tags, without the texts of the site.
 * @param file is read in place of the imported one
 */
export function familyNames(file?: string): Plugin {
  return {
    name: "family-names",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("/catalogue/families.json")) return null;
      const source = file ?? id;
      this.addWatchFile(source);
      const families = JSON.parse(readFileSync(source, "utf8")) as FamilyNaming[];
      const names = families.map(({ slug, tag }) => ({ slug, tag }));
      return { code: `export default ${JSON.stringify(names)};`, moduleType: "js" };
    },
  };
}

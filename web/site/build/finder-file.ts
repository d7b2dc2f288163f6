import { createHash } from "node:crypto";
import { findReferences } from "../src/catalogue/finder/find.ts";
import type { FinderStart } from "../src/catalogue/finder/model.ts";
import type { Catalogue } from "../src/catalogue/model.ts";
import { readFinderIndex } from "./read-catalogue.ts";

interface FinderFile {
  /** Its name has a hash of the content, as browsers keep files of /assets. */
  readonly address: string;
  readonly text: string;
  /** For the finished page. */
  readonly start: FinderStart;
}

export function finderFile(catalogue: Catalogue, folder?: string): FinderFile {
  const index = readFinderIndex(catalogue, folder);
  const text = JSON.stringify(index);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return {
    address: `/assets/referencias-${hash}.json`,
    text,
    start: {
      families: index.families.map(({ slug, category }) => ({ slug, category })),
      values: index.values,
      counts: findReferences(index, [], 0).counts,
    },
  };
}

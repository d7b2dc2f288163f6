import type { Reader } from "./csv-columns.ts";
import type { ImportRow } from "./import-row.ts";
import { numberedSlug, slugOf, slugOfSuggestedUrl } from "./slug.ts";

export type AddressWarning =
  /** Another post, or a row above, has the address: the post will get `slug`. */
  | { readonly kind: "renumbered"; readonly wanted: string; readonly slug: string }
  /** The address is taken and the choice is to leave such rows out, or to overwrite the post. */
  | { readonly kind: "will-skip" | "will-update"; readonly slug: string };

interface Addresses {
  readonly conflict: ImportRow["on_conflict"];
  readonly isTaken: (slug: string) => boolean;
}

/** The address a row asks for: suggested, else of its title, else a short id of its place (G-43). */
export function slugOfRow(read: Reader, row: number): string {
  const suggested = slugOfSuggestedUrl(read("suggested_url") ?? "");
  if (suggested !== "") return suggested;
  const title = read("title") ?? "";
  return slugOf(title) || `articulo-${shortId(`${row} ${title}`)}`;
}

/** Follows the addresses that the rows of a file take, and says what the choice makes of a taken one. */
export function addressBook({ conflict, isTaken }: Addresses) {
  const inFile = new Set<string>();
  const numbers = new Map<string, number>();
  return (wanted: string, warn: (warning: AddressWarning) => void): ImportRow["on_conflict"] => {
    const twice = inFile.has(wanted);
    const taken = twice || isTaken(wanted);
    // A row never overwrites one of its own file: of two, the second gets a number.
    const choice = twice && conflict === "update" ? "suffix" : conflict;
    inFile.add(wanted);
    if (!taken) return choice;
    if (choice === "suffix") warn({ kind: "renumbered", wanted, slug: numbered(wanted) });
    else warn({ kind: choice === "skip" ? "will-skip" : "will-update", slug: wanted });
    return choice;
  };

  function numbered(wanted: string): string {
    // Each series goes on where it stopped, or a file of equal titles would be searched from 2 for every row.
    for (let n = numbers.get(wanted) ?? 2; ; n += 1) {
      const slug = numberedSlug(wanted, n);
      if (inFile.has(slug) || isTaken(slug)) continue;
      numbers.set(wanted, n + 1);
      inFile.add(slug);
      return slug;
    }
  }
}

/** Seven letters and figures that depend on a text alone (FNV-1a), so that preview and resumed import agree. */
function shortId(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash.toString(36).padStart(7, "0");
}

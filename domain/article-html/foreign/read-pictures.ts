import type { Element, Properties } from "hast";
import { cutText } from "../../shared/cut-text.ts";
import { isPictureAddress, normalizeAddress } from "./address.ts";
import type { Reading } from "./reading.ts";

/** Scripts of the other site put these into `src`, which has a placeholder before. */
const LAZY = ["dataSrc", "dataLazySrc", "dataOriginal", "dataLazy"];
const SETS = ["dataSrcset", "dataLazySrcset", "srcSet"];
const OTHER = /^data\w*(?:src|file|url|image|original)$/i;
const PLACEHOLDER = /blank|placeholder|spacer|1x1|pixel|transparent|lazy/i;
const MAX_NAME = 80;

/** @returns whether the picture can be shown */
export function readPicture(
  { properties }: Element,
  siblings: readonly Element[],
  reading: Reading,
): boolean {
  const source = String(properties.src ?? "");
  if (source !== "" && reading.isHeld?.(source)) return true;
  const address = [...getCandidates(properties, siblings)].find(isPictureAddress);
  if (address === undefined) {
    const plain = normalizeAddress(source);
    const isFile = plain !== "" && !/^(?:data|blob|about|cid):/.test(plain);
    reading.remark?.({
      kind: isFile ? "local-picture" : "picture",
      what: toName(plain, properties),
    });
    return false;
  }
  if (address !== source) {
    properties.src = address;
    reading.isChanged = true;
  }
  return true;
}

function* getCandidates(
  properties: Properties,
  siblings: readonly Element[],
): Generator<string, undefined> {
  const source = normalizeAddress(String(properties.src ?? ""));
  for (const name of LAZY) yield normalizeAddress(String(properties[name] ?? ""));
  if (!isPlaceholder(source)) yield source;
  for (const name of SETS) yield* widestFirst(properties[name]);
  for (const sibling of siblings)
    for (const name of SETS) yield* widestFirst(sibling.properties[name]);
  for (const [name, value] of Object.entries(properties))
    if (OTHER.test(name)) yield normalizeAddress(String(value ?? ""));
  yield source;
}

/** A picture of one color that a script replaces. */
function isPlaceholder(address: string): boolean {
  const name = address.slice(address.lastIndexOf("/") + 1);
  return PLACEHOLDER.test(name) && /\.(?:gif|png|svg)$/i.test(name);
}

/** @param set for example `a.jpg 400w, b.jpg 2x` */
function widestFirst(set: unknown): readonly string[] {
  const text = Array.isArray(set) ? set.join(", ") : typeof set === "string" ? set : "";
  return text
    .split(/,\s+|,(?=https?:|\/)/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .sort(([, a], [, b]) => (Number.parseFloat(b ?? "") || 0) - (Number.parseFloat(a ?? "") || 0))
    .map(([address = ""]) => normalizeAddress(address));
}

/** Word's pictures are files of the computer that copied, others are often `data:` addresses. */
function toName(address: string, { alt }: Properties): string {
  const isFile = /^file:/.test(address) || !/^[a-z]+:/.test(address);
  const name = isFile ? address.split(/[\\/]/).at(-1) : undefined;
  return cutText(name || String(alt ?? ""), MAX_NAME);
}

import * as v from "valibot";
import { FAMILIES } from "./names.ts";

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const FamiliesSchema = v.pipe(
  v.array(
    v.strictObject({
      /** Of its picture and its card. */
      id: Slug,
      /** Of its table and its drawing. */
      slug: v.picklist(FAMILIES),
      name: Text,
      category: Text,
      shortDescription: Text,
      applications: v.array(Text),
      certificates: v.array(v.strictObject({ id: Slug, text: Text })),
      image: Slug,
      moreImages: v.array(Slug),
      articles: v.array(v.strictObject({ slug: Slug, title: Text })),
      calculator: v.picklist(["feet", "casters", "bearings", "none"]),
      page: v.pipe(v.string(), v.startsWith("/")),
      notes: v.array(Text),
    }),
  ),
  v.nonEmpty(),
  v.check((all) => new Set(all.map(({ slug }) => slug)).size === all.length, "two equal slugs"),
);

export type FamilyText = v.InferOutput<typeof FamiliesSchema>[number];

/** @returns no families when there are faults */
export function readFamilies(
  path: string,
  source: string,
): { readonly families: readonly FamilyText[]; readonly faults: readonly string[] } {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    return { families: [], faults: [`${path}: ${(error as Error).message}`] };
  }
  const read = v.safeParse(FamiliesSchema, json);
  if (read.success) return { families: read.output, faults: [] };
  const faults = read.issues.map(
    (issue) => `${path}: ${v.getDotPath(issue) ?? "families"}: ${issue.message}`,
  );
  return { families: [], faults };
}

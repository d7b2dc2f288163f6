import * as v from "valibot";
import { CALCULATOR_IDS } from "./calculator-ids.ts";

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** Search engines show about so many letters of a description. */
const MAX_LEAD_LENGTH = 155;

const Words = v.pipe(Text, v.regex(/^[\p{L}\d]+(?:[ -][\p{L}\d]+)*$/u));

/** How articles of the blog are tagged. */
const TagSchema = v.strictObject({
  name: Text,
  lead: v.pipe(Text, v.maxLength(MAX_LEAD_LENGTH)),
  /** An article has the tag when its title or a heading has one of these, with or without accents. */
  words: v.pipe(v.array(Words), v.nonEmpty()),
  /** Texts that begin with one of the words and are about something else. */
  except: v.array(Words),
});

const FamiliesSchema = v.pipe(
  v.array(
    v.strictObject({
      /** The anchor of its card. */
      id: Slug,
      /** Of its table, its drawing, its page and its tag. */
      slug: Slug,
      name: Text,
      category: Text,
      /** Its place among the badges of the catalog, which have another order than the cards. */
      badgePosition: v.pipe(v.number(), v.integer(), v.minValue(1)),
      shortDescription: Text,
      card: v.strictObject({
        description: Text,
        specifications: v.array(v.strictObject({ label: Text, value: Text })),
      }),
      /** Its card on the landing page. */
      landing: v.strictObject({ name: Text, text: Text }),
      tag: TagSchema,
      applications: v.array(Text),
      certificates: v.array(v.strictObject({ id: Slug, text: Text })),
      image: Slug,
      moreImages: v.array(Slug),
      /** What the pictures show that only this family has. */
      altTexts: v.record(Slug, Text),
      articles: v.array(v.strictObject({ slug: Slug, title: Text })),
      calculator: v.picklist([...CALCULATOR_IDS, "none"]),
      page: v.pipe(v.string(), v.startsWith("/")),
      notes: v.array(Text),
    }),
  ),
  v.nonEmpty(),
  v.check((all) => new Set(all.map(({ slug }) => slug)).size === all.length, "two equal slugs"),
  v.check(
    (all) => new Set(all.map(({ category }) => category)).size === all.length,
    "two equal categories",
  ),
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

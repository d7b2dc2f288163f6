import type { ArticleCard } from "domain/articles/article-page";
import { toChunks } from "domain/shared/chunks";
import { limits } from "domain/shared/limits";
import { type FoundDocument, publicQuery, type Value } from "#firebase/public-query.ts";

const TEXTS = ["title", "slug", "excerpt", "featured_image_url", "image_alt"] as const;
const FIELDS = [...TEXTS, "view_count", "created_at"] as const;
const PUBLISHED = ["published", "EQUAL", { booleanValue: true }] as const;

/** Most read first. */
export async function firstCards(count: number, tag?: string): Promise<readonly ArticleCard[]> {
  const found = await publicQuery({
    collection: "blog_posts",
    fields: FIELDS,
    where: tag ? [PUBLISHED, ["tags", "ARRAY_CONTAINS", { stringValue: tag }]] : [PUBLISHED],
    orderBy: ["view_count", "created_at"],
    limit: count,
  });
  return found.flatMap(parseCard);
}

/** The published ones of these, in no order. */
export async function cardsAt(slugs: readonly string[]): Promise<readonly ArticleCard[]> {
  const pages = toChunks(slugs, limits.publicPage).map((some) =>
    publicQuery({
      collection: "blog_posts",
      fields: FIELDS,
      where: [
        PUBLISHED,
        ["slug", "IN", { arrayValue: { values: some.map((stringValue) => ({ stringValue })) } }],
      ],
      orderBy: [],
      limit: some.length,
    }),
  );
  return (await Promise.all(pages)).flat().flatMap(parseCard);
}

export interface FoundCard extends ArticleCard {
  readonly headings: string;
}

export interface CardPage {
  readonly cards: readonly FoundCard[];
  readonly next: readonly Value[] | undefined;
}

/** Newest first. Needs a composite index. */
export async function cardsWith(
  term: string,
  after: readonly Value[] | undefined,
): Promise<CardPage> {
  const found = await publicQuery({
    collection: "blog_posts",
    fields: [...FIELDS, "headings"],
    where: [PUBLISHED, ["search_terms", "ARRAY_CONTAINS", { stringValue: term }]],
    orderBy: ["created_at"],
    limit: limits.publicPage,
    after,
  });
  const last = found.at(-1);
  const date = last?.fields.created_at;
  return {
    cards: found.flatMap((document) =>
      parseCard(document).map((card) => ({ ...card, headings: textIn(document, "headings") })),
    ),
    next:
      last && date && found.length === limits.publicPage
        ? [date, { referenceValue: last.name }]
        : undefined,
  };
}

/** An invalid post must not hide others. */
function parseCard(document: FoundDocument): ArticleCard[] {
  const { view_count, created_at } = document.fields;
  const texts = TEXTS.map((name) => [name, textIn(document, name)] as const);
  const { title, slug, ...optional } = Object.fromEntries(texts.filter(([, text]) => text !== ""));
  const isDated = created_at !== undefined && "timestampValue" in created_at;
  if (!title || !slug || !isDated) return [];
  const views = view_count && "integerValue" in view_count ? Number(view_count.integerValue) : 0;
  return [
    {
      id: document.name.slice(document.name.lastIndexOf("/") + 1),
      ...{ title, slug, ...optional },
      view_count: views,
      created_at: new Date(created_at.timestampValue).toISOString(),
    },
  ];
}

function textIn({ fields }: FoundDocument, name: string): string {
  const value = fields[name];
  return value && "stringValue" in value ? value.stringValue : "";
}

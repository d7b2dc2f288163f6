import type { CardPage } from "#data/articles/cards.ts";

/** A page of a search with the article "Rodamiento <id>". */
export function foundPage(id: string, next: CardPage["next"]): CardPage {
  const created_at = "2026-05-01T10:00:00.000Z";
  const card = { id, slug: id, title: `Rodamiento ${id}`, created_at, view_count: 1, headings: "" };
  return { cards: [card], next };
}

import type { DraftFields } from "#posts/data/post-drafts.ts";
import type { Draft } from "../shared/draft.ts";
import type { StoredDraft, UnsavedDraft } from "./draft-store.ts";

export function toServerDraft({ id, base, draft }: UnsavedDraft): DraftFields {
  const { content, slugFollows, dateIs, ...fields } = draft;
  return {
    ...fields,
    post_id: id,
    ...(base === "" ? {} : { base: new Date(base) }),
    slug_follows: slugFollows,
    date_is: dateIs,
    content: content.source === "html" ? content.html : content.markdown,
    content_format: content.source,
  };
}

export function fromServerDraft(stored: DraftFields & { readonly saved_at: Date }): StoredDraft {
  const { post_id, base, saved_at, slug_follows, date_is, content, content_format } = stored;
  const draft: Draft = {
    title: stored.title,
    slug: stored.slug,
    slugFollows: slug_follows,
    excerpt: stored.excerpt,
    featured_image_url: stored.featured_image_url,
    image_alt: stored.image_alt,
    meta_title: stored.meta_title,
    meta_description: stored.meta_description,
    source: stored.source,
    tags: stored.tags ?? "auto",
    labels: stored.labels ?? "",
    published: stored.published,
    date: stored.date,
    dateIs: date_is,
    content:
      content_format === "html"
        ? { source: "html", html: content }
        : { source: "markdown", markdown: content },
  };
  return {
    id: post_id,
    base: base?.toISOString() ?? "",
    savedAt: saved_at.toISOString(),
    draft,
  };
}

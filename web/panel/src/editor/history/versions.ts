import { editableHtml } from "domain/articles/markdown-to-html";
import { KEPT_FIELDS, type PostVersion, type VersionReason } from "domain/posts/post-version";
import type { Article } from "kit/firebase/posts";
import { toHtml } from "../shared/content.ts";
import { type Draft, toDraft, withTitle } from "../shared/draft.ts";
import { messages } from "./messages.ts";
import { readableText } from "./readable-text.ts";

type MetaFields = Readonly<Record<(typeof KEPT_FIELDS)[number], string>>;

export interface VersionText {
  readonly title: string;
  readonly html: string;
  /** Null for earlier versions, which kept only title and content. */
  readonly meta: MetaFields | null;
}

export interface HistoryEntry extends VersionText {
  readonly id: string;
  /** Who wrote this text, when and how. Null for the oldest version that is kept. */
  readonly written: {
    readonly at: Date;
    readonly by: string;
    readonly reason: VersionReason | "unknown";
  } | null;
}

type StoredVersion = PostVersion & { readonly id: string };

/**
 * A version names who replaced it, which is who wrote the next one.
 * @param versions newest first
 */
export function toHistory(
  current: Article,
  versions: readonly StoredVersion[],
): readonly HistoryEntry[] {
  const texts = [{ id: "current", ...getText(toDraft(current)) }, ...versions.map(versionText)];
  return texts.map((text, n) => {
    const before = versions[n];
    const written = before && {
      at: before.replaced_at,
      by: before.replaced_by,
      reason: before.reason ?? ("unknown" as const),
    };
    return { ...text, written: written ?? null };
  });
}

export function getText(draft: Draft): VersionText {
  const { title, excerpt, featured_image_url, image_alt, meta_title, meta_description } = draft;
  const { labels } = draft;
  const meta = { excerpt, featured_image_url, image_alt, meta_title, meta_description, labels };
  return { title, html: toHtml(draft.content), meta };
}

function versionText(version: StoredVersion): VersionText & { readonly id: string } {
  const { id, title, content, content_format, reason } = version;
  const meta = {
    excerpt: version.excerpt ?? "",
    featured_image_url: version.featured_image_url ?? "",
    image_alt: version.image_alt ?? "",
    meta_title: version.meta_title ?? "",
    meta_description: version.meta_description ?? "",
    labels: version.labels?.join("\n") ?? "",
  };
  const html = editableHtml(content, content_format);
  return { id, title, html, meta: reason === undefined ? null : meta };
}

export function restoredDraft(draft: Draft, { title, html, meta }: VersionText): Draft {
  return { ...withTitle(draft, title), ...meta, content: { source: "html", html } };
}

export interface TextChange {
  /** The changed fields, as the history names them. */
  readonly fields: readonly string[];
  readonly added: number;
  readonly removed: number;
}

export function changeBetween(before: VersionText, after: VersionText): TextChange {
  const { fields } = messages;
  const former = countWords(readableText(before.html));
  const latter = countWords(readableText(after.html));
  const added = surplus(latter, former);
  const removed = surplus(former, latter);
  const isReworded = added + removed > 0 || readableText(before.html) !== readableText(after.html);
  const content = isReworded ? fields.content : messages.onlyFormat;
  const { meta } = before;
  return {
    fields: [
      ...(before.title === after.title ? [] : [fields.title]),
      ...(before.html === after.html ? [] : [content]),
      ...KEPT_FIELDS.filter((name) => meta && after.meta && meta[name] !== after.meta[name]).map(
        (name) => fields[name],
      ),
    ],
    added,
    removed,
  };
}

function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.match(/\S+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function surplus(counts: ReadonlyMap<string, number>, of: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [word, count] of counts) sum += Math.max(0, count - (of.get(word) ?? 0));
  return sum;
}

import * as v from "valibot";
import { isPublicOrScheduled, type Post, PostBodySchema } from "../posts/post.ts";
import { addDays } from "../shared/days.ts";
import { limits } from "../shared/limits.ts";
import { SlugSchema } from "../shared/slug.ts";
import { optionalMultilineText, singleLineText } from "../shared/text.ts";

const ROW_OVERHEAD_BYTES = 400;

export const ImportRowSchema = v.strictObject({
  line: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Number in the file, from 0. */
  row: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.csvRows)),
  title: singleLineText(limits.title),
  slug: SlugSchema,
  content: v.pipe(PostBodySchema.entries.content, v.regex(/\S/)),
  excerpt: optionalMultilineText(limits.excerpt),
  published: v.boolean(),
  date: v.pipe(v.string(), v.isoTimestamp()),
  on_conflict: v.picklist(["suffix", "skip", "update"]),
});
export type ImportRow = v.InferOutput<typeof ImportRowSchema>;

export function oldestImportDate(now: Date): Date {
  return addDays(now, -limits.importBackdateDays);
}

export function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

export function rowBytes(row: ImportRow): number {
  return (
    countBytes(row.content) + countBytes(row.title) + countBytes(row.excerpt) + ROW_OVERHEAD_BYTES
  );
}

/** Resumed imports need equal chunks. */
export function toChunks(rows: readonly ImportRow[]): readonly (readonly ImportRow[])[] {
  const chunks: ImportRow[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const size = rowBytes(row);
    const last = chunks.at(-1);
    if (last && last.length < limits.chunkRows && bytes + size <= limits.chunkBytes) {
      last.push(row);
      bytes += size;
    } else {
      chunks.push([row]);
      bytes = size;
    }
  }
  return chunks;
}

type Field = "title" | "excerpt" | "content";

interface FormerText {
  readonly post: Pick<Post, "title" | "excerpt" | "source" | "published" | "scheduled_for">;
  readonly content: string;
}

/** Address, dates and pictures of the existing post stay. */
export interface PostUpdate {
  readonly fields: readonly Field[];
  /** Claims were confirmed for the former text only. */
  readonly needsRecheck: boolean;
  /** A published or scheduled post becomes a draft. */
  readonly unpublishes: boolean;
}

export function toUpdate({ post, content }: FormerText, row: Pick<ImportRow, Field>): PostUpdate {
  const former = { title: post.title, excerpt: post.excerpt ?? "", content };
  const fields = (["title", "excerpt", "content"] as const).filter(
    (field) => former[field] !== row[field],
  );
  const needsRecheck = post.source !== undefined && fields.length > 0;
  const isOut = isPublicOrScheduled(post);
  return { fields, needsRecheck, unpublishes: needsRecheck && isOut };
}

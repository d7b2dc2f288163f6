import { progressOf } from "functions/domain/import-job";
import type { JobPosts, JobView } from "#data/import-jobs.ts";

/** What a row offers beside its facts. */
export type JobState =
  | { readonly kind: "processing"; readonly stored: number; readonly total: number }
  | { readonly kind: "interrupted"; readonly stored: number; readonly total: number }
  | { readonly kind: "deleting" | "closed" };

/** What this browser knows of imports that have not ended. */
export interface LocalImports {
  /** Jobs that a tab is sending now. */
  readonly running: ReadonlySet<string>;
  /** Jobs whose rows are kept here, so that Resume needs no file. */
  readonly planned: ReadonlySet<string>;
}

/**
 * The state of a job's row. A job whose rows lie in this browser while no tab sends them was cut off here, and counts
 * as interrupted at once; of any other, a quarter of an hour of silence decides (`progressOf`).
 */
export function stateOfJob(job: JobView, local: LocalImports, now: Date): JobState {
  if (job.status === "deleting") return { kind: "deleting" };
  if (job.status !== "processing") return { kind: "closed" };
  const progress = progressOf({ ...job, status: "processing" }, now);
  if (!("stored" in progress)) return { kind: "closed" };
  const { stored, total } = progress;
  if (local.running.has(job.id)) return { kind: "processing", stored, total };
  if (local.planned.has(job.id)) return { kind: "interrupted", stored, total };
  return { kind: progress.kind, stored, total };
}

const PALETTES: ReadonlyMap<string, string> = new Map([
  ["processing", "blue"],
  ["completed", "green"],
  ["failed", "red"],
  ["deleting", "orange"],
]);

/** Colour of a status badge; undefined asks for an outline badge, for a status that we do not know (JOB-03). */
export function paletteOf(status: string): string | undefined {
  return PALETTES.get(status);
}

/** The kind of import in words: 'blog_posts' is 'blog posts'. */
export function typeText(importType: string): string {
  return importType.replaceAll("_", " ");
}

/** What a deletion takes away, as a sentence (G-49). */
export function lossText({ posts, published, edited, views }: Omit<JobPosts, "articles">): string {
  if (posts === 0) return "No posts are left of this import.";
  const count = (n: number, one: string, many: string) =>
    `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;
  return (
    `${count(posts, "post", "posts")} will be deleted: ${published.toLocaleString("en-US")} published, ` +
    `${edited.toLocaleString("en-US")} edited since the import, ${count(views, "view", "views")} in all.`
  );
}

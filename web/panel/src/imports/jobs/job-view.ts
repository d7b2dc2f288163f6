import { isInterrupted } from "domain/imports/import-job";
import type { JobPosts, JobView } from "#data/import-jobs.ts";
import { plural } from "#lib/format/plural.ts";

export type JobState =
  | { readonly kind: "processing"; readonly stored: number; readonly total: number }
  | { readonly kind: "interrupted"; readonly stored: number; readonly total: number }
  | { readonly kind: "deleting" | "closed" };

export interface LocalImports {
  /** Jobs that a tab is sending. */
  readonly running: ReadonlySet<string>;
  /** Jobs whose rows are in this browser. */
  readonly planned: ReadonlySet<string>;
}

/** A job whose rows are in this browser while no tab sends them counts as interrupted at once. */
export function stateOfJob(job: JobView, local: LocalImports, now: Date): JobState {
  if (job.status === "deleting") return { kind: "deleting" };
  if (job.status !== "processing") return { kind: "closed" };
  const stored = job.successful_records;
  const total = job.total_records - job.failed_records;
  const isCutOff = local.planned.has(job.id) || isInterrupted(job, now);
  const kind = isCutOff && !local.running.has(job.id) ? "interrupted" : "processing";
  return { kind, stored, total };
}

const PALETTES: ReadonlyMap<string, string> = new Map([
  ["processing", "blue"],
  ["completed", "green"],
  ["failed", "red"],
  ["deleting", "orange"],
]);

/** Undefined for an unknown status. */
export function findPalette(status: string): string | undefined {
  return PALETTES.get(status);
}

export function typeText(importType: string): string {
  return importType.replaceAll("_", " ");
}

export function deletionText({
  posts,
  published,
  edited,
  views,
}: Omit<JobPosts, "articles">): string {
  if (posts === 0) return "No posts are left of this import.";
  return (
    `${plural(posts, "post", "posts")} will be deleted: ${published.toLocaleString("en-US")} published, ` +
    `${edited.toLocaleString("en-US")} edited since the import, ${plural(views, "view", "views")} in all.`
  );
}

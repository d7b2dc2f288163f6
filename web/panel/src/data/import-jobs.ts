import type { RestoredPost, SlugAction } from "domain/calls/deletion";
import { type ImportJob, ImportJobItemSchema, ImportJobSchema } from "domain/imports/import-job";
import type { StoredPost } from "domain/posts/post";
import { DomainError } from "domain/shared/errors";
import { doc, documentId, getDoc, limit, orderBy, query, where } from "firebase/firestore";
import * as v from "valibot";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";
import { call } from "./callables.ts";
import { documentPages } from "./document-pages.ts";
import { posts } from "./post-collection.ts";
import { untilDone } from "./until-done.ts";

const SHOWN_JOBS = 200;
const PAGE_SIZE = 500;

/** Newer versions may write unknown statuses. */
const JobViewSchema = v.object({ ...ImportJobSchema.entries, status: v.string() });
export type JobView = Omit<ImportJob, "status"> & { readonly id: string; readonly status: string };

const importJobs = () => typedCollection("import_jobs", JobViewSchema);

export function useImportJobs(): Live<readonly JobView[]> {
  return useLive(query(importJobs(), orderBy("created_at", "desc"), limit(SHOWN_JOBS)));
}

export function useImportJob(id: string): Live<readonly JobView[]> {
  return useLive(query(importJobs(), where(documentId(), "==", id), limit(1)));
}

export interface JobRecord {
  readonly job_name: string;
  readonly total_records: number;
  readonly stored: readonly { readonly line: number; readonly title: string }[];
}

/** @throws DomainError not-found */
export async function jobRecord(jobId: string): Promise<JobRecord> {
  const job = (await getDoc(doc(importJobs(), jobId))).data();
  if (!job) throw new DomainError("not-found", "The job does not exist any more.");
  const stored = [];
  for await (const page of documentPages(queryItems(jobId), PAGE_SIZE)) {
    for (const item of page) {
      const { line, title } = item.data().record_data;
      stored.push({ line, title });
    }
  }
  return { job_name: job.job_name, total_records: job.total_records, stored };
}

function queryItems(jobId: string) {
  const items = typedCollection("import_job_items", ImportJobItemSchema);
  return query(items, where("job_id", "==", jobId));
}

export async function postsUpdatedBy(jobId: string): Promise<readonly string[]> {
  const job = (await getDoc(doc(importJobs(), jobId))).data();
  if (!job?.updated_records) return [];
  const ids: string[] = [];
  for await (const page of documentPages(queryItems(jobId), PAGE_SIZE)) {
    for (const item of page) {
      const { record_id, former } = item.data();
      if (former) ids.push(record_id);
    }
  }
  return ids;
}

export interface JobPosts {
  readonly posts: number;
  readonly published: number;
  readonly edited: number;
  readonly views: number;
  readonly articles: readonly Pick<StoredPost, "id" | "title" | "slug" | "published">[];
}

export async function postsOfJob(jobId: string): Promise<JobPosts> {
  const counts = { posts: 0, published: 0, edited: 0, views: 0 };
  const articles = [];
  const ofJob = query(posts(), where("import_job_id", "==", jobId));
  for await (const page of documentPages(ofJob, PAGE_SIZE)) {
    for (const snapshot of page) {
      const post = snapshot.data();
      const written = post.recorded_at ?? post.created_at;
      counts.posts += 1;
      counts.published += post.published ? 1 : 0;
      counts.edited += post.updated_at > written ? 1 : 0;
      counts.views += post.view_count;
      const { id, title, slug, published } = post;
      articles.push({ id, title, slug, published });
    }
  }
  return { ...counts, articles };
}

/** @param actions by post id, default 410; at most `limits.deletePage` */
export async function deleteImportJob(
  jobId: string,
  onProgress: (removed: number) => void,
  actions: Readonly<Record<string, SlugAction>> = {},
): Promise<void> {
  let removed = 0;
  let slug_actions = actions;
  const ask = () => call("deleteImportJob", { job_id: jobId, slug_actions });
  await untilDone(ask, ({ deleted }) => {
    removed += deleted;
    onProgress(removed);
    slug_actions = {};
  });
}

/** The job itself stays deleted. */
export async function restoreImportJob(jobId: string): Promise<readonly RestoredPost[]> {
  const all: RestoredPost[] = [];
  const ask = () => call("restoreImportJob", { job_id: jobId });
  await untilDone(ask, ({ restored }) => all.push(...restored));
  return all;
}

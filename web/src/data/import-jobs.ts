import {
  type CollectionReference,
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from "firebase/firestore";
import type { RestoredPost } from "functions/domain/calls-deletion";
import { DomainError } from "functions/domain/errors";
import { type ImportJob, ImportJobItemSchema, ImportJobSchema } from "functions/domain/import-job";
import { PostSchema, type StoredPost } from "functions/domain/post";
import * as v from "valibot";
import { call } from "#data/callables.ts";
import { converterOf } from "#firebase/converter.ts";
import { panelFirestore } from "#firebase/panel.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** Jobs shown; the rules allow 500. */
const SHOWN = 200;
/** Documents of one page of a reading loop. */
const PAGE = 500;

/** A status that a newer version may have written is still a job to show (JOB-03). */
const JobViewSchema = v.object({ ...ImportJobSchema.entries, status: v.string() });
/** A job as the history shows it. */
export type JobView = Omit<ImportJob, "status"> & { readonly id: string; readonly status: string };

/** The import jobs, newest first, as they change. */
export function useImportJobs(): Live<readonly JobView[]> {
  const jobs = collection(panelFirestore(), "import_jobs").withConverter(
    converterOf(JobViewSchema),
  );
  return useLive(query(jobs, orderBy("created_at", "desc"), limit(SHOWN)));
}

/** What a job knows of its file: to tell whether a file chosen for its resumption is the same. */
export interface JobRecord {
  readonly job_name: string;
  readonly total_records: number;
  readonly stored: readonly { readonly line: number; readonly title: string }[];
}

/** Reads a job with the rows it has stored. @throws DomainError not-found */
export async function jobRecord(jobId: string): Promise<JobRecord> {
  const db = panelFirestore();
  const jobs = collection(db, "import_jobs").withConverter(converterOf(JobViewSchema));
  const job = (await getDoc(doc(jobs, jobId))).data();
  if (!job) throw new DomainError("not-found", "The job does not exist any more.");
  const items = collection(db, "import_job_items").withConverter(converterOf(ImportJobItemSchema));
  const stored = [];
  for await (const item of everyDocument(items, where("job_id", "==", jobId))) {
    const { line, title } = item.data().record_data;
    stored.push({ line, title });
  }
  return { job_name: job.job_name, total_records: job.total_records, stored };
}

/** What deleting a job takes away (G-49). */
export interface JobPosts {
  readonly posts: number;
  readonly published: number;
  /** Posts written to after their import. */
  readonly edited: number;
  readonly views: number;
  /** Which they are, to look up what Google knows of them. */
  readonly articles: readonly Pick<StoredPost, "slug" | "published">[];
}

/** Counts the posts of a job. */
export async function postsOfJob(jobId: string): Promise<JobPosts> {
  const posts = collection(panelFirestore(), "blog_posts").withConverter(converterOf(PostSchema));
  const counts = { posts: 0, published: 0, edited: 0, views: 0 };
  const articles = [];
  for await (const one of everyDocument(posts, where("import_job_id", "==", jobId))) {
    const post = one.data();
    const written = post.recorded_at ?? post.created_at;
    counts.posts += 1;
    counts.published += post.published ? 1 : 0;
    counts.edited += post.updated_at > written ? 1 : 0;
    counts.views += post.view_count;
    articles.push({ slug: post.slug, published: post.published });
  }
  return { ...counts, articles };
}

/**
 * Deletes a job with its posts, page after page; stopped half way it may be called again.
 * @param onProgress hears how many posts this call has removed so far
 */
export async function deleteImportJob(
  jobId: string,
  onProgress: (removed: number) => void,
): Promise<void> {
  let removed = 0;
  for (;;) {
    const { deleted, done } = await call("deleteImportJob", { job_id: jobId });
    removed += deleted;
    onProgress(removed);
    if (done) return;
  }
}

/** Brings the posts back that went with a job; the job itself stays gone. @returns them @throws DomainError */
export async function restoreImportJob(jobId: string): Promise<readonly RestoredPost[]> {
  const back: RestoredPost[] = [];
  for (;;) {
    const { restored, done } = await call("restoreImportJob", { job_id: jobId });
    back.push(...restored);
    if (done) return back;
  }
}

async function* everyDocument<T>(
  source: CollectionReference<T>,
  ...filter: QueryConstraint[]
): AsyncGenerator<QueryDocumentSnapshot<T>> {
  let after: QueryConstraint[] = [];
  for (;;) {
    const page = await getDocs(
      query(source, ...filter, orderBy(documentId()), ...after, limit(PAGE)),
    );
    yield* page.docs;
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    after = [startAfter(last)];
  }
}

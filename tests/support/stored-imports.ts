import { toSlug } from "domain/shared/slug";
import type { DocumentData } from "firebase-admin/firestore";
import { demoAdmin, signIn } from "./accounts.ts";
import { adminSdk } from "./admin-sdk.ts";
import { anImportRow } from "./builders.ts";
import { callAndExpectSuccess } from "./call-function.ts";

export async function publishedPosts(): Promise<number> {
  const posts = adminSdk().db.collection("blog_posts").where("published", "==", true);
  return (await posts.count().get()).data().count;
}

export async function jobNamed(name: string): Promise<DocumentData[]> {
  const jobs = adminSdk().db.collection("import_jobs").where("job_name", "==", name);
  return (await jobs.get()).docs.map((job) => ({ ...job.data(), id: job.id }));
}

export async function loadPosts(jobId: unknown): Promise<DocumentData[]> {
  const posts = adminSdk().db.collection("blog_posts").where("import_job_id", "==", jobId);
  return (await posts.get()).docs.map((post) => post.data());
}

export async function storedAt(slug: string): Promise<DocumentData> {
  const posts = adminSdk().db.collection("blog_posts").where("slug", "==", slug);
  const [post] = (await posts.get()).docs;
  if (!post) throw new Error(`There is no post at ${slug}`);
  return post.data();
}

/** @returns the job's id */
export async function importArticles(name: string, count: number): Promise<string> {
  const token = await signIn(demoAdmin);
  const job_id = crypto.randomUUID();
  const rows = Array.from({ length: count }, (_, row) => {
    const title = `${name} ${row + 1}`;
    return anImportRow({ row, title, slug: toSlug(title) });
  });
  const job = { job_id, job_name: name, total_records: count, failed_records: 0 };
  await callAndExpectSuccess("startImport", job, token);
  await callAndExpectSuccess("importChunk", { job_id, chunk: 0, rows }, token);
  return job_id;
}

/** Makes the job count as interrupted. */
export async function backdateJob(jobId: string): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000);
  await adminSdk().db.doc(`import_jobs/${jobId}`).update({ touched_at: yesterday });
}

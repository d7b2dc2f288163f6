import type { DocumentData } from "firebase-admin/firestore";
import { adminSdk } from "./admin-sdk.ts";

/** What the database holds of imports, past the rules. */

export async function publishedPosts(): Promise<number> {
  const posts = adminSdk().db.collection("blog_posts").where("published", "==", true);
  return (await posts.count().get()).data().count;
}

/** The jobs of a name, with their ids. */
export async function jobNamed(name: string): Promise<DocumentData[]> {
  const jobs = adminSdk().db.collection("import_jobs").where("job_name", "==", name);
  return (await jobs.get()).docs.map((job) => ({ ...job.data(), id: job.id }));
}

/** The posts of a job. */
export async function postsOf(jobId: unknown): Promise<DocumentData[]> {
  const posts = adminSdk().db.collection("blog_posts").where("import_job_id", "==", jobId);
  return (await posts.get()).docs.map((post) => post.data());
}

/** The post at an address. */
export async function storedAt(slug: string): Promise<DocumentData> {
  const posts = adminSdk().db.collection("blog_posts").where("slug", "==", slug);
  const [post] = (await posts.get()).docs;
  if (!post) throw new Error(`There is no post at ${slug}`);
  return post.data();
}

/** Makes a job look as if nothing had happened to it for a day. */
export async function silenceJob(jobId: string): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000);
  await adminSdk().db.doc(`import_jobs/${jobId}`).update({ touched_at: yesterday });
}

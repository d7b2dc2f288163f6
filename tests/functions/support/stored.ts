import { type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { sdk } from "./callers.ts";

export function dated(from: Pick<DocumentSnapshot, "data"> | object): Record<string, unknown> {
  const data: object = "data" in from ? (from.data() ?? {}) : from;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}

export async function loadSlugs(jobId: string): Promise<string[]> {
  const posts = await sdk.db.collection("blog_posts").where("import_job_id", "==", jobId).get();
  return posts.docs.map((doc) => String(doc.get("slug"))).sort();
}

/** The job's stored count and the number of its posts. */
export async function loadCounts(jobId: string): Promise<{ reported: number; stored: number }> {
  const job = sdk.db.doc(`import_jobs/${jobId}`);
  const posts = sdk.db.collection("blog_posts").where("import_job_id", "==", jobId);
  const [state, { size }] = await Promise.all([job.get(), posts.select().get()]);
  return { reported: Number(state.get("successful_records") ?? 0), stored: size };
}

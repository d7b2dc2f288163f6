import { type DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { sdk } from "./callers.ts";

/** The fields of a document, with dates for timestamps. */
export function dated(from: Pick<DocumentSnapshot, "data"> | object): Record<string, unknown> {
  const data: object = "data" in from ? (from.data() ?? {}) : from;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}

/** The addresses of a job's posts, in alphabetical order. */
export async function slugsOf(jobId: string): Promise<string[]> {
  const posts = await sdk.db.collection("blog_posts").where("import_job_id", "==", jobId).get();
  return posts.docs.map((doc) => String(doc.get("slug"))).sort();
}

/** The count a job tells and the count that is there, read at one moment. */
export async function countsOf(jobId: string): Promise<{ told: number; stored: number }> {
  const job = sdk.db.doc(`import_jobs/${jobId}`);
  const posts = sdk.db.collection("blog_posts").where("import_job_id", "==", jobId);
  for (let before = await job.get(); ; ) {
    const { size } = await posts.select().get();
    const after = await job.get();
    // Posts and counts change in one commit: while the job is the same, both numbers are of one moment.
    // The emulator's read-only transactions do not promise that.
    if (String(after.updateTime?.valueOf()) === String(before.updateTime?.valueOf())) {
      return { told: Number(after.get("successful_records") ?? 0), stored: size };
    }
    before = after;
  }
}

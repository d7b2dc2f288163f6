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
export function countsOf(jobId: string): Promise<{ told: number; stored: number }> {
  return sdk.db.runTransaction(
    async (transaction) => {
      const job = await transaction.get(sdk.db.doc(`import_jobs/${jobId}`));
      const posts = sdk.db.collection("blog_posts").where("import_job_id", "==", jobId);
      const { size } = await transaction.get(posts.select());
      return { told: Number(job.get("successful_records") ?? 0), stored: size };
    },
    { readOnly: true },
  );
}

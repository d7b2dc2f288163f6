import { v5 } from "uuid";

/** A random UUID that never changes, because ids of imported posts are made of it. */
const NAMESPACE = "6f1d2a3e-0d4c-4b8e-9a57-2c1b7e90d4f5";

/**
 * The id of the post that a row of an import creates, the same at each attempt. Its first character varies from row to
 * row, because fallback pictures follow it; the next seven are the job's (`getSitemapKey`).
 */
export function toPostId(jobId: string, row: number): string {
  const own = v5(`${jobId}/${row}`, NAMESPACE);
  return own.slice(0, 1) + v5(jobId, NAMESPACE).slice(1, 8) + own.slice(8);
}

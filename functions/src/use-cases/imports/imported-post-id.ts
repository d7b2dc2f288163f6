import { v5 } from "uuid";

/** A fixed random UUID. */
const NAMESPACE = "6f1d2a3e-0d4c-4b8e-9a57-2c1b7e90d4f5";

/** The posts of a job are next to each other, so that few files of the sitemap change. */
export function postIdOf(jobId: string, row: number): string {
  return v5(jobId, NAMESPACE).slice(0, 8) + v5(`${jobId}/${row}`, NAMESPACE).slice(8);
}

import { addMonths, addNoticeDays } from "domain/contact/retention";
import type { StoredSubmission } from "domain/contact/submission";
import { limit, orderBy, query, where } from "firebase/firestore";
import { readable } from "kit/firebase/document";
import { SUBMISSION_MONTHS } from "kit/lib/env";
import { documentPages } from "#data/document-pages.ts";
import { type Live, useLive } from "#firebase/use-live.ts";
import { PAGE_SIZE, submissions } from "./submissions.ts";

export const MAX_EXPIRING = 99;

const expiring = (now: Date) =>
  query(
    submissions(),
    where("created_at", "<=", addMonths(addNoticeDays(now), -SUBMISSION_MONTHS)),
  );

/** Of all views. */
export function useExpiringSubmissions(now: Date): Live<readonly StoredSubmission[]> {
  return useLive(query(expiring(now), orderBy("created_at"), limit(MAX_EXPIRING + 1)));
}

export async function expiringSubmissions(now: Date): Promise<readonly StoredSubmission[]> {
  const all: StoredSubmission[] = [];
  for await (const page of documentPages(expiring(now), PAGE_SIZE, orderBy("created_at")))
    all.push(...page.flatMap(readable));
  return all;
}

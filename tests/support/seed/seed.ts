import { createAdmin, demoAdmin } from "../accounts.ts";
import type { AdminSdk } from "../admin-sdk.ts";
import { storePost, storeSubmission } from "../store.ts";
import { sampleArticles, sampleSubmissions } from "./samples.ts";

/** Stores the sample content and the demo administrator. Doing it again changes nothing but what was edited since. */
export async function seed(sdk: AdminSdk): Promise<{ articles: number; submissions: number }> {
  const articles = sampleArticles();
  const submissions = sampleSubmissions();
  await Promise.all([
    ...articles.map(({ post, body }) => storePost(sdk.db, post, body)),
    ...submissions.map((submission) => storeSubmission(sdk.db, submission)),
    ensureDemoAdmin(sdk),
  ]);
  return { articles: articles.length, submissions: submissions.length };
}

/** Makes the demo administrator unless the account exists: its password may have been changed since. */
export async function ensureDemoAdmin(sdk: AdminSdk): Promise<void> {
  const existing = await sdk.auth.getUserByEmail(demoAdmin.email).catch(() => undefined);
  if (!existing) await createAdmin(sdk, demoAdmin);
}

/** Whether nothing was ever stored. */
export async function isEmpty({ db }: AdminSdk): Promise<boolean> {
  const collections = await db.listCollections();
  return collections.length === 0;
}

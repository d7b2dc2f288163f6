import { candidatesAmong, toStoredCard } from "domain/articles/related";
import { firestoreStore } from "../../../functions/src/adapters/store/firestore-store.ts";
import { CURSOR_KEY } from "../../../functions/src/adapters/store/stored-secret.ts";
import { daySecretId } from "../../../functions/src/adapters/visitor-key.ts";
import { relatePosts } from "../../../functions/src/use-cases/articles/relate-posts.ts";
import { createAdmin, demoAdmin } from "../accounts.ts";
import type { AdminSdk } from "../admin-sdk.ts";
import { storePost, storeSubmission } from "../store.ts";
import { sampleArticles, sampleSubmissions } from "./samples.ts";

/** Repeatable: restores edited sample content. */
export async function seed(sdk: AdminSdk): Promise<{ articles: number; submissions: number }> {
  const { db } = sdk;
  const articles = sampleArticles();
  const submissions = sampleSubmissions();
  await Promise.all([
    ...articles.map(({ post, body }) => storePost(db, post, body)),
    ...submissions.map((submission) => storeSubmission(db, submission)),
    ensureDemoAdmin(sdk),
    // The first run of publishScheduled would create the cursors'. Functions keep the day's in memory.
    ...[CURSOR_KEY, daySecretId(new Date())].map((id) =>
      db.doc(`rate_limits/${id}`).set({ secret: "sample" }),
    ),
  ]);
  const cards = articles.flatMap(({ post }) => toStoredCard(post.id, post) ?? []);
  const related = { store: firestoreStore(db), candidates: candidatesAmong(cards) };
  await relatePosts(
    related,
    cards.map(({ id }) => id),
  );
  return { articles: articles.length, submissions: submissions.length };
}

/** Keeps an existing account and its password. */
export async function ensureDemoAdmin(sdk: AdminSdk): Promise<void> {
  const existing = await sdk.auth.getUserByEmail(demoAdmin.email).catch(() => undefined);
  if (!existing) await createAdmin(sdk, demoAdmin);
}

export async function isEmpty({ db }: AdminSdk): Promise<boolean> {
  const collections = await db.listCollections();
  return collections.length === 0;
}

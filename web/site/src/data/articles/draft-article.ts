import { SlugOwnerSchema } from "domain/posts/post";
import { doc, getDoc } from "firebase/firestore";
import { readDocument } from "kit/firebase/document";
import { panelAuth, panelFirestore, startFirebase } from "kit/firebase/panel-sdk";
import type { Article } from "kit/firebase/posts";
import { readPost, readPostBody } from "kit/firebase/stored-post";

/** Imports the panel's SDK: load with `import()`. */

export async function draftArticle(slug: string): Promise<Article | null> {
  await startFirebase();
  const auth = panelAuth();
  await auth.authStateReady();
  if (auth.currentUser === null) return null;
  try {
    return await read(slug);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "permission-denied")
      return null;
    throw error;
  }
}

async function read(slug: string): Promise<Article | null> {
  const firestore = panelFirestore();
  const entry = await getDoc(doc(firestore, "slugs", slug));
  if (!entry.exists()) return null;
  const { state, post_id } = readDocument(SlugOwnerSchema, entry.ref.path, entry.data());
  if (state !== "current") return null;
  const [post, body] = await Promise.all([
    getDoc(doc(firestore, "blog_posts", post_id)),
    getDoc(doc(firestore, "post_bodies", post_id)),
  ]);
  if (!post.exists() || !body.exists()) return null;
  return { post: readPost(post), body: readPostBody(body) };
}

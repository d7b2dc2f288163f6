import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from "firebase-admin/firestore";
import { warn } from "firebase-functions/logger";
import * as v from "valibot";
import {
  PostBodySchema,
  PostSchema,
  SlugEntrySchema,
  type StoredPost,
} from "../../domain/posts/post.ts";
import { searchFields } from "../../domain/search/search-schema.ts";
import type { ArticleReads } from "../../use-cases/articles/article-pages.ts";
import { parseStored, withDomainErrors } from "../store/stored.ts";
import { cachedRead } from "./cached-read.ts";

const { slug, title, updated_at, featured_image_url } = PostSchema.entries;
const AddressSchema = v.strictObject({ slug, title, updated_at, featured_image_url });
const ADDRESS_FIELDS = Object.keys(AddressSchema.entries);

const LISTED_FIELDS = Object.keys(PostSchema.entries).filter((name) => !(name in searchFields));

const RELATED_CANDIDATES = 12;

/** Needs the index published, view_count desc, created_at desc. */
export function articleReads(db: Firestore, candidatesMs: () => number): ArticleReads {
  const posts = db.collection("blog_posts");
  const published = posts.where("published", "==", true);
  const newestFirst = published.orderBy("created_at", "desc");
  const newest: ArticleReads["newest"] = (count) => postsOf(newestFirst.limit(count));
  const popular: ArticleReads["popular"] = (count, after) => {
    const ordered = published
      .orderBy("view_count", "desc")
      .orderBy("created_at", "desc")
      .orderBy(FieldPath.documentId(), "desc");
    const from = after
      ? ordered.startAfter(
          after.view_count,
          Timestamp.fromDate(new Date(after.created_at)),
          after.id,
        )
      : ordered;
    return postsOf(from.limit(count));
  };
  return {
    slugEntry: async (slug) => {
      const data = (await withDomainErrors(db.collection("slugs").doc(slug).get())).data();
      return data === undefined ? null : parseStored(SlugEntrySchema, data);
    },
    article: async (id) => {
      const [post, body] = await withDomainErrors(
        db.getAll(posts.doc(id), db.collection("post_bodies").doc(id)),
      );
      const data = post?.data();
      const bodyData = body?.data();
      if (data?.published !== true || bodyData === undefined) return null;
      return {
        post: { id, ...parseStored(PostSchema, data) },
        body: parseStored(PostBodySchema, bodyData),
      };
    },
    popular,
    newest,
    candidates: cachedRead(
      async () =>
        (await Promise.all([newest(RELATED_CANDIDATES), popular(RELATED_CANDIDATES)])).flat(),
      candidatesMs,
    ),
    total: async () => (await withDomainErrors(published.count().get())).data().count,
    addresses: async (most) => {
      const found = await withDomainErrors(
        newestFirst
          .select(...ADDRESS_FIELDS)
          .limit(most)
          .get(),
      );
      return found.docs.flatMap((doc) =>
        readable(doc, () => parseStored(AddressSchema, doc.data())),
      );
    },
  };
}

async function postsOf(query: Query): Promise<StoredPost[]> {
  const { docs } = await withDomainErrors(query.select(...LISTED_FIELDS).get());
  return docs.flatMap((doc) =>
    readable(doc, () => ({ id: doc.id, ...parseStored(PostSchema, doc.data()) })),
  );
}

/** A document that does not fit its schema is left out. */
function readable<T>({ ref }: QueryDocumentSnapshot, read: () => T): T[] {
  try {
    return [read()];
  } catch (error) {
    warn("unreadable_document", {
      path: ref.path,
      fields: error instanceof Error && error.cause instanceof Error ? error.cause.message : "",
    });
    return [];
  }
}

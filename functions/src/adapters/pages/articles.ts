import { type Candidates, toStoredCard } from "domain/articles/related";
import { ENTRY_FIELDS, toEntries } from "domain/articles/sitemap-file";
import { PostBodySchema, PostSchema, type StoredPost } from "domain/posts/post";
import { CARD_FIELDS, StoredSlugSchema } from "domain/posts/stored-slug";
import { searchFields } from "domain/search/search-schema";
import { TAGS } from "domain/tags/tags";
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from "firebase-admin/firestore";
import { warn } from "firebase-functions/logger";
import * as v from "valibot";
import type { ArticleReads } from "../../use-cases/articles/article-pages.ts";
import { completeFiles, sitemapFile } from "../../use-cases/articles/sitemap-files.ts";
import { firestoreStore } from "../store/firestore-store.ts";
import { parseStored, withDomainErrors } from "../store/stored.ts";

const AddressSchema = v.pick(PostSchema, ENTRY_FIELDS);

const LISTED_FIELDS = Object.keys(PostSchema.entries).filter((name) => !(name in searchFields));

const COUNT_PER_READ = 1000;

/** Needs the index published, view_count desc, created_at desc, also with tags. */
export function articleReads(db: Firestore): ArticleReads {
  const store = firestoreStore(db);
  const posts = db.collection("blog_posts");
  const published = posts.where("published", "==", true);
  const newestFirst = published.orderBy("created_at", "desc");
  const having = (query: Query, tag: string | undefined) =>
    tag === undefined ? query : query.where("tags", "array-contains", tag);
  const newest: ArticleReads["newest"] = (count, tag) =>
    loadPosts(having(newestFirst, tag).limit(count));
  const popular: ArticleReads["popular"] = (count, after, tag) => {
    const ordered = having(published, tag)
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
    return loadPosts(from.limit(count));
  };
  return {
    slugEntry: async (slug) => {
      const data = (await withDomainErrors(db.collection("slugs").doc(slug).get())).data();
      return data === undefined ? null : parseStored(StoredSlugSchema, data);
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
    usedTags: async () => {
      const found = await Promise.all(
        TAGS.map(({ slug }) => withDomainErrors(having(newestFirst, slug).limit(1).select().get())),
      );
      return TAGS.filter((_, index) => !found[index]?.empty).map(({ slug }) => slug);
    },
    total: async () => {
      const files = await completeFiles(store);
      const total = files.reduce((sum, { count }) => sum + count, 0);
      if (total > COUNT_PER_READ) return total;
      return (await withDomainErrors(published.count().get())).data().count;
    },
    sitemapFiles: () => completeFiles(store),
    sitemapFile: (after) => sitemapFile(store, after),
    addresses: async (maxArticles, since = new Date(0)) => {
      const query = newestFirst
        .where("created_at", ">=", Timestamp.fromDate(since))
        .limit(maxArticles);
      const { docs } = await withDomainErrors(query.select(...ENTRY_FIELDS).get());
      return docs.flatMap((doc) =>
        readable(doc, () => toEntries(doc.id, parseStored(AddressSchema, doc.data()))).flat(),
      );
    },
  };
}

const CandidateSchema = v.pick(PostSchema, CARD_FIELDS);

/** Needs the index published, search_terms, created_at desc. */
export function relatedCandidates(db: Firestore): Candidates {
  const published = db.collection("blog_posts").where("published", "==", true);
  return async (count, term, after) => {
    const having = term ? published.where("search_terms", "array-contains", term) : published;
    const ordered = having.orderBy("created_at", "desc").orderBy(FieldPath.documentId(), "desc");
    const from = after
      ? ordered.startAfter(Timestamp.fromDate(after.created_at), after.id)
      : ordered;
    const { docs } = await withDomainErrors(
      from
        .limit(count)
        .select(...CARD_FIELDS)
        .get(),
    );
    return docs.flatMap((doc) =>
      readable(doc, () => {
        const post = { published: true, ...parseStored(CandidateSchema, doc.data()) };
        return toStoredCard(doc.id, post) ?? [];
      }).flat(),
    );
  };
}

async function loadPosts(query: Query): Promise<StoredPost[]> {
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

import type { SlugEntry } from "domain/posts/post";
import { SlugSchema } from "domain/shared/slug";
import * as fc from "fast-check";
import * as v from "valibot";
import { expect } from "vitest";
import {
  memoryReads,
  plainRenderer,
  testPost,
} from "../../functions/src/testing/memory-articles.ts";
import type { ArticleReads } from "../../functions/src/use-cases/articles/article-pages.ts";
import { servePage } from "../../functions/src/use-cases/articles/serve-page.ts";
import { itHoldsForAny } from "../support/fuzz.ts";
import { method, OWN_ADDRESS, path, query, SIGNATURE } from "./page-requests.ts";

const post = testPost(1, { slug: "acero", view_count: 41 });
const entries: Readonly<Record<string, SlugEntry>> = {
  antes: { post_id: post.id, state: "moved", target: "acero" },
  borrado: { post_id: post.id, state: "gone" },
  bucle: { post_id: post.id, state: "moved", target: "bucle-2" },
  "bucle-2": { post_id: post.id, state: "moved", target: "bucle" },
};
const stored = memoryReads([post, testPost(2, { slug: "borrador", published: false })], entries);

/** Firestore's latest timestamp. */
const LAST_MOMENT = Date.UTC(10_000, 0) - 1;
/** Rejects what Firestore rejects. */
const reads: ArticleReads = {
  ...stored,
  slugEntry: (slug) => {
    expect(v.is(SlugSchema, slug), `looked up ${slug.slice(0, 200)}`).toBe(true);
    return stored.slugEntry(slug);
  },
  popular: (count, after) => {
    const time = after ? Date.parse(after.created_at) : 0;
    expect(time >= 0 && time <= LAST_MOMENT, `began after ${after?.created_at}`).toBe(true);
    return stored.popular(count, after);
  },
};

const CACHE: Readonly<Record<number, RegExp>> = {
  200: /^public, max-age=(?:0|60), s-maxage=(?:25|50|300|600)$/,
  301: /^(?:public, max-age=3600, s-maxage=3600|private, no-store)$/,
  404: /^public, max-age=0, s-maxage=60$/,
  405: /^private, no-store$/,
  410: /^public, max-age=0, s-maxage=60$/,
};

itHoldsForAny(
  "answers any request with a documented status, without impossible queries or external redirects",
  { target: "pages", cases: 500 },
  () =>
    fc.asyncProperty(
      fc.record({ method, path, query, isNavigation: fc.boolean() }),
      async (request) => {
        const log = (_message: string, error: unknown) => {
          throw error;
        };
        const withTimeout = <T>(work: Promise<T>) => work;
        const origin = "https://www.example.com";
        const deps = {
          reads,
          renderer: plainRenderer,
          origin,
          now: () => new Date(),
          withTimeout,
          log,
          indexNowKey: "",
          searchList: async () => "",
          articleIndex: async () => "",
          sign: async () => SIGNATURE,
        };
        const answer = await servePage(deps, request);
        expect(answer.cache).toMatch(CACHE[answer.status] ?? /never/);
        if (answer.status !== 301) expect(answer.location).toBeUndefined();
        else expect(answer.location).toMatch(OWN_ADDRESS);
        if (request.query === "") expect(answer.location).not.toBe(request.path);
        else expect(answer.location).not.toBe(`${request.path}?${request.query}`);
      },
    ),
);

import { renderArticle } from "domain/article-html/render-article";
import { toSearchFields } from "domain/articles/search-fields";
import { SubmissionSchema } from "domain/contact/submission";
import { PostBodySchema, PostSchema } from "domain/posts/post";
import { toWords } from "domain/search/words";
import { limits } from "domain/shared/limits";
import { memoryCandidates } from "functions/testing/memory-related";
import { memoryStore } from "functions/testing/memory-store";
import * as v from "valibot";
import { expect, it } from "vitest";
import { relatePosts } from "../../../functions/src/use-cases/articles/relate-posts.ts";
import { sampleArticles, sampleSubmissions } from "./samples.ts";

it("every sample article is a valid post, published on its date", () => {
  const articles = sampleArticles();
  expect(articles).toHaveLength(14);
  for (const { post, body } of articles) {
    const { id, ...fields } = post;
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(v.is(PostSchema, fields), post.slug).toBe(true);
    expect(v.is(PostBodySchema, body), post.slug).toBe(true);
    expect(body.content.length).toBeGreaterThan(3000);
  }
  expect(articles.filter(({ body }) => body.content_format === undefined)).toHaveLength(1);
});

it("the words of a sample article have every heading that its page shows", () => {
  for (const { post, body } of sampleArticles()) {
    const { headings, search_terms } = toSearchFields(post, body);
    const words = new Set(toWords(headings));
    for (const { text } of renderArticle(body.content, body.content_format).headings)
      for (const word of toWords(text)) expect([...words], post.slug).toContain(word);
    expect(search_terms.length, post.slug).toBeLessThan(limits.searchTerms);
  }
});

it("sample articles have the tags of their topic", () => {
  const tags = sampleArticles().map(({ post, body }) => [
    post.slug.split("-").slice(0, 3).join(" "),
    toSearchFields(post, body).tags.join(" "),
  ]);
  expect(Object.fromEntries(tags)).toEqual({
    "aisi 304 frente": "pies-niveladores soportes ruedas",
    "checklist ehedg para": "unidades-rodamiento componentes",
    "como dimensionar ruedas": "ruedas",
    "como elegir pies": "pies-niveladores lacteos",
    "coste total de": "",
    "fijaciones sin roscas": "componentes",
    "ip67 frente a": "unidades-rodamiento",
    "limpieza cip y": "pies-niveladores unidades-rodamiento soportes ruedas",
    "lubricantes h1 en": "unidades-rodamiento",
    "ra 0 8": "",
    "reglamento de maquinas": "",
    "ruedas para sala": "ruedas farmacia",
    "trazabilidad y documentacion": "",
    "zonas de alimentos": "pies-niveladores unidades-rodamiento ruedas",
  });
});

it("sample articles are related to those of their topic", async () => {
  const { store, documents } = memoryStore();
  for (const { post } of sampleArticles()) {
    const { id, ...fields } = post;
    documents.blog_posts.set(id, fields);
    documents.slugs.set(post.slug, { post_id: id, state: "current" });
  }
  const { candidates } = memoryCandidates(documents.blog_posts);
  await relatePosts({ store, candidates }, [...documents.blog_posts.keys()]);
  const firstBySlug = new Map(
    [...documents.slugs].map(([slug, entry]) => [
      slug.split("-")[0],
      "related" in entry ? entry.related[0]?.slug.split("-").slice(0, 2).join(" ") : "",
    ]),
  );
  expect(Object.fromEntries(firstBySlug)).toMatchObject({
    ruedas: "como dimensionar",
    lubricantes: "ip67 frente",
    ip67: "lubricantes h1",
    trazabilidad: "reglamento de",
    reglamento: "trazabilidad y",
    limpieza: "coste total",
  });
});

it("four valid submissions exist in each status", () => {
  const submissions = sampleSubmissions();
  for (const { id, ...fields } of submissions)
    expect(v.is(SubmissionSchema, fields), id).toBe(true);
  for (const status of ["pending", "in_progress", "completed"])
    expect(submissions.filter((submission) => submission.status === status)).toHaveLength(4);
});

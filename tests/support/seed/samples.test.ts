import { renderArticle } from "functions/domain/article-html/render-article";
import { searchFieldsOf } from "functions/domain/articles/search-fields";
import { SubmissionSchema } from "functions/domain/contact/submission";
import { PostBodySchema, PostSchema } from "functions/domain/posts/post";
import { wordsOf } from "functions/domain/search/words";
import { limits } from "functions/domain/shared/limits";
import * as v from "valibot";
import { expect, it } from "vitest";
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
    const { headings, search_terms } = searchFieldsOf(post, body);
    const words = new Set(wordsOf(headings));
    for (const { text } of renderArticle(body.content, body.content_format).headings)
      for (const word of wordsOf(text)) expect([...words], post.slug).toContain(word);
    expect(search_terms.length, post.slug).toBeLessThan(limits.searchTerms);
  }
});

it("four valid submissions exist in each status", () => {
  const submissions = sampleSubmissions();
  for (const { id, ...fields } of submissions)
    expect(v.is(SubmissionSchema, fields), id).toBe(true);
  for (const status of ["pending", "in_progress", "completed"])
    expect(submissions.filter((one) => one.status === status)).toHaveLength(4);
});

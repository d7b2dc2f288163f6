import { expect, it } from "vitest";
import { suggestRedirects } from "./suggest-redirects.ts";

it("suggests published posts, those with the most common slug words first", () => {
  const post = (slug: string, published = true) => ({ id: slug, title: slug, slug, published });
  const gone = post("ruedas-para-carros-de-proceso");
  const near = post("ruedas-con-freno-para-carros");
  const far = post("lubricantes");
  const draft = post("ruedas-para-carros", false);
  expect(suggestRedirects(gone, [gone, far, draft, near])).toEqual([near.slug, far.slug]);
});

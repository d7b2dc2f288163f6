import { breadcrumbLd, faqLd } from "../json-ld.ts";
import type { PageMeta } from "../page-meta.ts";
import type { ContentPage } from "./content-model.ts";

/** @param name of the page in its breadcrumb */
export function contentMeta(page: ContentPage, name: string, path: string): PageMeta {
  const { title, description, keywords, questions } = page;
  return {
    title,
    description,
    keywords,
    path,
    jsonLd: (absolute) => [
      breadcrumbLd(absolute, [{ name, path }]),
      ...(questions.length > 0 ? [faqLd(questions)] : []),
    ],
  };
}

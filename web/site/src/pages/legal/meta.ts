import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { page as legalNotice } from "#content/aviso-legal.md";
import { page as cookies } from "#content/politica-cookies.md";
import { page as privacy } from "#content/politica-privacidad.md";
import { contentMeta } from "#ui/content/content-meta.ts";
import type { ContentPage } from "#ui/content/content-model.ts";
import type { PageMeta } from "#ui/page-meta.ts";

const legalMeta = (page: ContentPage, path: string): PageMeta => ({
  ...contentMeta(page, page.title, path),
  title: `${page.title} · ${site.brand}`,
});

export const legalNoticeMeta = () => legalMeta(legalNotice, paths.legalNotice);
export const privacyMeta = () => legalMeta(privacy, paths.privacy);
export const cookiesMeta = () => legalMeta(cookies, paths.cookies);

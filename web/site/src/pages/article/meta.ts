import type { ArticleView } from "domain/articles/article-page";
import { CARD as PREVIEW } from "domain/pictures/picture-address";
import { findPreviewUrl } from "domain/pictures/picture-focus";
import { fallbackImage, fallbackImageUrl } from "kit/lib/fallback-image";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import { findSitePicture } from "kit/ui/post-image";
import type { PageData } from "#lib/page-data.ts";
import { breadcrumbLd } from "#ui/json-ld.ts";
import { type PageMeta, socialImage } from "#ui/page-meta.ts";
import { content } from "./content.ts";

export function articleMeta(data: PageData): PageMeta {
  if (data?.kind !== "article") {
    return { title: `Artículo · ${site.brand}`, description: content.description, indexed: false };
  }
  const { post } = data;
  const path = paths.article(post.slug);
  const description = post.meta_description || post.excerpt || content.description;
  const image = getImage(post);
  return {
    title: `${post.meta_title || post.title} · ${site.brand}`,
    description,
    keywords: content.keywords,
    path,
    type: "article",
    image,
    publishedAt: post.created_at,
    updatedAt: lastChange(post),
    jsonLd: (absolute) => [
      {
        "@context": "https://schema.org",
        "@type": "Article",
        headline: post.title,
        description,
        image: absolute(image.url),
        datePublished: post.created_at,
        dateModified: lastChange(post),
        mainEntityOfPage: absolute(path),
        inLanguage: "es",
        author: post.author_name
          ? { "@type": "Person", name: post.author_name }
          : { "@type": "Organization", name: site.brand, url: absolute("/") },
        publisher: {
          "@type": "Organization",
          name: site.brand,
          logo: { "@type": "ImageObject", url: absolute("/icons/icon-512.png") },
        },
      },
      breadcrumbLd(absolute, [
        { name: "Artículos", path: paths.articles },
        { name: post.title, path },
      ]),
    ],
  };
}

/** A back-dated post may have been changed before its date of publication. */
function lastChange(post: ArticleView): string {
  const [, later = post.created_at] = [post.updated_at, post.created_at].sort();
  return later;
}

function getImage(post: ArticleView) {
  const url = post.featured_image_url || fallbackImageUrl(fallbackImage(post.id));
  const alt = post.image_alt || post.title;
  const own = findSitePicture(url);
  if (own !== null) return socialImage(own, alt);
  const preview = findPreviewUrl(url);
  return preview === null ? { url, alt } : { url: preview, alt, ...PREVIEW };
}

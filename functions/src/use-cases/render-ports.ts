import type { ArticleCard, ArticleView, PageCursor } from "../domain/article-page.ts";
import type { PostBody, SlugEntry, StoredPost } from "../domain/post.ts";

/** What the public pages read. Nothing here ever answers with a post that is not published. */
export interface ArticleReads {
  readonly slugEntry: (slug: string) => Promise<SlugEntry | null>;
  readonly article: (id: string) => Promise<{ post: StoredPost; body: PostBody } | null>;
  /** Most read first, then newest. */
  readonly popular: (count: number, after?: PageCursor | null) => Promise<readonly StoredPost[]>;
  readonly newest: (count: number) => Promise<readonly StoredPost[]>;
  /** Posts that related ones are chosen from: the newest, then the most read. They may be a minute old. */
  readonly candidates: () => Promise<readonly StoredPost[]>;
  /** How many are published. */
  readonly total: () => Promise<number>;
  /** What the sitemap needs of every published post, newest first. */
  readonly addresses: (most: number) => Promise<readonly ArticleAddress[]>;
}

export type ArticleAddress = Pick<
  StoredPost,
  "slug" | "title" | "updated_at" | "featured_image_url"
>;

/** What a rendered page shows (web/src/lib/page-data.ts knows the same shapes). */
export type PageContent =
  | {
      readonly kind: "articles";
      readonly posts: readonly ArticleCard[];
      readonly total?: number | undefined;
      readonly next?: PageCursor | undefined;
      /** Set when the list begins in the middle. */
      readonly after?: true | undefined;
    }
  | {
      readonly kind: "article";
      readonly post: ArticleView;
      readonly related: readonly ArticleCard[];
    };

export interface StaticPage {
  readonly path: string;
  /** Addresses of its pictures, without drawings. */
  readonly images: readonly string[];
}

/** The site's renderer, behind its shell. */
export interface PageRenderer {
  /** A finished document. @throws when a component does */
  readonly page: (path: string, content: PageContent | null) => Promise<string>;
  /** The document without content, which draws itself in the browser. @param title for the tab; never indexed */
  readonly shell: (title: string) => Promise<string>;
  /** The pages that need no data. */
  readonly staticPages: () => Promise<readonly StaticPage[]>;
  /** Whether the site has a screen for a path. */
  readonly knows: (path: string) => Promise<boolean>;
}

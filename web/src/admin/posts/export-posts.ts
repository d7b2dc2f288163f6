import { csvFile } from "functions/domain/csv-export";
import { noteExport } from "#data/exports.ts";
import { type WholePost, wholePosts } from "#data/panel-posts.ts";
import { CSV_TYPE, datedName, downloadFile, JSON_TYPE } from "#ui/download-file.ts";

const HEADER = [
  "title",
  "suggested_url",
  "content",
  "excerpt",
  "published",
  "date",
  "content_format",
  "featured_image_url",
  "meta_title",
  "meta_description",
  "author_name",
  "view_count",
  "id",
] as const;

/** Posts as a CSV file. Its first columns are those that the import reads, so that it can be read back. */
function postsCsv(posts: readonly WholePost[]): string {
  return csvFile(
    HEADER,
    posts.map((post) => [
      post.title,
      post.slug,
      post.content,
      post.excerpt,
      post.published,
      post.created_at,
      post.content_format,
      post.featured_image_url,
      post.meta_title,
      post.meta_description,
      post.author_name,
      post.view_count,
      post.id,
    ]),
  );
}

/** Downloads every post with its text. @returns how many */
export async function exportPosts(format: "json" | "csv"): Promise<number> {
  const posts = await wholePosts();
  const name = datedName("blog-posts", format, new Date());
  if (format === "json") downloadFile(name, JSON.stringify(posts, null, 2), JSON_TYPE);
  else downloadFile(name, postsCsv(posts), CSV_TYPE);
  await noteExport("posts", format, posts.length);
  return posts.length;
}

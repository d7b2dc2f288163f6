import { POSTS_CSV_HEADER } from "domain/imports/posts-csv";
import { csvFile } from "domain/shared/csv-export";
import { CSV_TYPE, datedName, downloadFile, JSON_TYPE } from "kit/ui/download-file";
import { recordExport } from "#data/audit-log.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { useAction } from "#ui/use-action.ts";
import { type PostWithBody, postsWithBodies } from "../data/panel-posts.ts";
import { messages } from "./messages.ts";

export function ExportButton({ format }: { readonly format: "json" | "csv" }) {
  const [run, busy] = useAction(() => exportPosts(format), {
    success: messages.export.done,
    failure: messages.export.failed,
  });
  return (
    <BusyButton variant="outline" busy={busy} busyText={messages.export.busy} onClick={run}>
      {messages.export[format]}
    </BusyButton>
  );
}

function postsCsv(posts: readonly PostWithBody[]): string {
  return csvFile(
    POSTS_CSV_HEADER,
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
      post.labels?.join(", "),
      post.author_name,
      post.view_count,
      post.id,
    ]),
  );
}

async function exportPosts(format: "json" | "csv"): Promise<number> {
  const posts = await postsWithBodies();
  const name = datedName("blog-posts", format, new Date());
  if (format === "json") downloadFile(name, JSON.stringify(posts, null, 2), JSON_TYPE);
  else downloadFile(name, postsCsv(posts), CSV_TYPE);
  await recordExport("posts", format, posts.length);
  return posts.length;
}

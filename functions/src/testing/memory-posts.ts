import type { ClaimRecord } from "domain/posts/claim-record";
import type { Post } from "domain/posts/post";
import type { PostDraft } from "domain/posts/post-draft";
import { memoryStore } from "./memory-store.ts";

export const actor = { uid: "u1", email: "eva@example.com" };
export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

export const aDraft = (uid: string, saved_at: Date): PostDraft => ({
  uid,
  post_id: uuid(1),
  saved_at,
  title: "Ruedas",
  slug: "ruedas",
  slug_follows: true,
  excerpt: "",
  featured_image_url: "",
  image_alt: "",
  meta_title: "",
  meta_description: "",
  source: "",
  published: false,
  date: "2026-11-21T10:30",
  date_is: "untouched",
  content: "<p>a</p>",
  content_format: "html",
});

export function aRecord(post_id: string, recorded_at: Date): ClaimRecord {
  const by = { recorded_by: actor.email, recorded_by_uid: actor.uid };
  return { post_id, kind: "norm", text: "EN 1672-2", sentences: "", recorded_at, ...by };
}

/** A store with published posts; `put` stores one at its slug. */
export function memoryPosts() {
  const { store, documents, clock } = memoryStore();
  function put(id: string, slug: string, fields: Partial<Post> = {}): void {
    const date = new Date("2026-01-02T03:04:05Z");
    const dates = { created_at: date, updated_at: date, published_at: date };
    const post = { title: slug, slug, published: true, view_count: 7, ...dates, ...fields };
    documents.blog_posts.set(id, post);
    documents.slugs.set(slug, { post_id: id, state: "current" });
  }
  return { ...documents, documents, deps: { store, now: () => clock.now }, clock, put };
}

/** A job with as many posts, each with its item, and one item of a post that it updated. */
export function memoryJob(count: number) {
  const memory = memoryPosts();
  const job_id = uuid(9);
  const date = memory.clock.now;
  const item = (id: string) => ({
    job_id,
    record_id: id,
    record_data: { title: "Fila", slug: "fila", created_at: date, line: 2 },
    status: "success" as const,
  });
  for (let n = 0; n < count; n += 1) {
    memory.put(uuid(100 + n), `fila-${n}`, { import_job_id: job_id });
    memory.import_job_items.set(uuid(100 + n), item(uuid(100 + n)));
  }
  memory.import_job_items.set("of-an-updated-post", item(uuid(1)));
  memory.import_jobs.set(job_id, {
    job_name: "Enero",
    import_type: "blog_posts",
    total_records: count + 1,
    successful_records: count + 1,
    failed_records: 0,
    status: "completed",
    created_at: date,
    touched_at: date,
    chunks: {},
  });
  return { ...memory, job_id };
}

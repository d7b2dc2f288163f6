import type { AuditEntry } from "../domain/audit.ts";
import type { Post, PostBody, SlugEntry } from "../domain/post.ts";
import type { GuestDeps, GuestUnit } from "./guest-ports.ts";

/** A partner blog with one post, and the database of guest posts, in memory for tests. */
export function memoryGuests() {
  const posts = new Map<string, Post>();
  const bodies = new Map<string, PostBody>();
  const slugs = new Map<string, SlugEntry>();
  const imports = new Map<string, string>();
  const confirmed = new Set<string>();
  const audit: AuditEntry[] = [];
  const sent = {
    id: "p1",
    title: "Biopelículas",
    content: "<p>Texto del invitado.</p>",
    excerpt: "Texto.",
    author: { name: "Nuria", email: "nuria@example.com" },
    created_at: "2026-11-01T10:00:00Z",
  };

  const unit = (later: (write: () => unknown) => void): GuestUnit => ({
    placeOf: async (id) => {
      const post = posts.get(id);
      return post ? { slug: post.slug } : null;
    },
    slugs: async (wanted) => new Map([...slugs].filter(([slug]) => wanted.includes(slug))),
    create: (id, post, body) =>
      later(() => {
        if (posts.has(id)) throw new Error(`post ${id} exists`);
        posts.set(id, post);
        bodies.set(id, body);
        slugs.set(post.slug, { post_id: id, state: "current" });
      }),
    remember: (partnerId, postId) => later(() => imports.set(partnerId, postId)),
    audit: (entry) => later(() => audit.push(entry)),
  });

  const deps: GuestDeps = {
    blog: {
      list: async () => (confirmed.has(sent.id) ? [] : [sent]),
      post: async (id) => (id === sent.id ? sent : null),
      confirm: async (id) => void confirmed.add(id),
    },
    atomically: async (work) => {
      const writes: (() => unknown)[] = [];
      const result = await work(unit((write) => void writes.push(write)));
      for (const write of writes) write();
      return result;
    },
    imported: async (ids) => new Set(ids.filter((id) => imports.has(id))),
    now: () => new Date("2026-11-21T10:00:00Z"),
    wait: async () => {},
    log: () => {},
  };
  return { deps, posts, bodies, slugs, imports, confirmed, audit };
}

import type { Picture } from "domain/pictures/picture";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { checkPosts } from "./check-posts.ts";

const ORIGINS = ["https://nhk.example"];
const PICTURE = "0123456789abcdef0123456789abcdef";
const NONE = {
  ...{ links: [], pictures: [], broken: 0, undescribed: 0, similar: [], most_similar: 0 },
};
const LONG = Array.from({ length: 60 }, (_, n) => `palabra${n}`);
const date = new Date("2026-01-02T03:04:05Z");
/** In the first, the second and the third quarter of all ids. */
const [A, B, C] = ["0", "5", "a"].map((digit) => digit.repeat(8) + uuid(1).slice(8)) as [
  string,
  string,
  string,
];

function site() {
  const memory = memoryPosts();
  const { put, post_bodies, documents, deps, clock } = memory;
  const text = (id: string, content: string) => post_bodies.set(id, { content });
  put(A, "acero");
  put(B, "bridas", { picture_ids: [PICTURE] });
  put(C, "caucho");
  text(A, '<p><a href="/blog/bridas">b</a> <a href="/blog/no-existe">n</a></p>');
  text(B, '<p>Nada</p><img src="/a.png">');
  text(C, "<p>Nada</p>");
  const findFaults = (id: string) => documents.post_faults.get(id);
  return { ...memory, text, findFaults, clock, deps: { ...deps, origins: ORIGINS } };
}

describe("checkPosts", () => {
  it("stores broken links, lost pictures and pictures without text, and nothing of sound posts", async () => {
    const { deps, findFaults, clock } = site();
    await checkPosts(deps);
    const none = { ...NONE, checked_at: clock.now };
    expect(findFaults(A)).toEqual({ ...none, title: "acero", links: ["no-existe"], broken: 1 });
    const lost = { title: "bridas", pictures: [PICTURE], broken: 1, undescribed: 1 };
    expect(findFaults(B)).toEqual({ ...none, ...lost });
    expect(findFaults(C)).toBeUndefined();
  });

  it("calls a link broken when its article is gone or not published, not when it moved", async () => {
    const { deps, put, text, slugs, findFaults } = site();
    put(uuid(7), "borrador", { published: false });
    slugs.set("ido", { post_id: uuid(8), state: "gone" });
    slugs.set("antes", { post_id: B, state: "moved", target: "bridas" });
    const links = ["borrador", "ido", "antes", "bridas"];
    text(A, `<p>${links.map((slug) => `<a href="/blog/${slug}">x</a>`).join(" ")}</p>`);
    await checkPosts(deps);
    expect(findFaults(A)?.links).toEqual(["borrador", "ido"]);
  });

  it("keeps pictures of the library, not those of its trash", async () => {
    const { deps, documents, findFaults } = site();
    const picture: Picture = {
      ...{ name: "pie.jpg", type: "jpeg" as const, width: 1600, height: 900, bytes: 84_000 },
      ...{ is_animated: false, color: "#c8c8c8", uploaded_at: date, uploaded_by: "eva" },
    };
    documents.media.set(PICTURE, picture);
    await checkPosts(deps);
    expect(findFaults(B)?.pictures).toEqual([]);
    documents.media.set(PICTURE, { ...picture, deleted_at: date });
    await checkPosts(deps);
    expect(findFaults(B)?.pictures).toEqual([PICTURE]);
  });

  it("takes over what Google said last, when it does not have the article", async () => {
    const { deps, documents, findFaults } = site();
    const verdict = (slug: string, is_indexed: boolean) =>
      documents.index_verdicts.set(slug, {
        ...{ slug, url: `https://nhk.example/blog/${slug}`, search_result: "Not Found" },
        ...{ is_indexed, confidence: "high", checked_at: date, expires_at: date },
      });
    verdict("caucho", false);
    await checkPosts(deps);
    expect(findFaults(C)?.not_indexed).toEqual({ search_result: "Not Found", checked_at: date });
    verdict("caucho", true);
    await checkPosts(deps);
    expect(findFaults(C)).toBeUndefined();
  });

  it("names similar articles, and compares them again when one has changed", async () => {
    const { deps, text, documents, blog_posts, findFaults } = site();
    text(A, `<p>${LONG.join(" ")}</p>`);
    text(B, `<p>${LONG.slice(0, 50).join(" ")}</p>`);
    text(C, `<p>${LONG.toReversed().join(" ")}</p>`);
    await checkPosts(deps);
    await checkPosts(deps);
    const [found] = findFaults(A)?.similar ?? [];
    expect(found).toMatchObject({ post_id: B, title: "bridas" });
    expect(found?.percent).toBeGreaterThan(60);
    expect(findFaults(B)?.similar).toEqual([{ ...found, post_id: A, title: "acero" }]);
    expect(findFaults(C)).toBeUndefined();
    blog_posts.delete(B);
    text(C, "<p>Corto</p>");
    await checkPosts(deps);
    await checkPosts(deps);
    expect([...documents.post_prints.keys()]).toEqual([A]);
    expect(findFaults(A)).toBeUndefined();
  });

  it("compares a draft with what is published, and not the other way", async () => {
    const { deps, put, text, documents, findFaults } = site();
    text(A, `<p>${LONG.join(" ")}</p>`);
    put(B, "bridas", { published: false });
    text(B, `<p>${LONG.slice(0, 50).join(" ")}</p>`);
    await checkPosts(deps);
    await checkPosts(deps);
    expect(findFaults(B)?.similar).toMatchObject([{ post_id: A, title: "acero" }]);
    expect(findFaults(A)).toBeUndefined();
    expect([...documents.post_prints.keys()]).toEqual([A]);
  });

  it("forgets the faults of posts that were mended or deleted", async () => {
    const { deps, text, blog_posts, findFaults } = site();
    text(C, '<img src="/a.png">');
    await checkPosts(deps);
    text(A, "<p>Nada</p>");
    blog_posts.delete(B);
    text(C, "<p>Nada</p>");
    await checkPosts(deps);
    expect([A, B, C].map(findFaults)).toEqual([undefined, undefined, undefined]);
  });

  it("checks some of many each night, and all within some nights", async () => {
    const { deps, clock, documents, put, text } = site();
    for (let n = 0; n < 8; n += 1) {
      const id = `${(n * 2).toString(16).repeat(8)}-0000-4000-8000-000000000002`;
      put(id, `texto-${n}`);
      text(id, '<img src="/a.png">');
    }
    const stored: number[] = [];
    for (let night = 0; night < 4; night += 1) {
      clock.now = new Date(Date.UTC(2026, 10, 20 + night, 4));
      await checkPosts({ ...deps, perNight: 3 });
      stored.push(documents.post_faults.size);
    }
    expect(stored.at(-1)).toBe(10);
    expect(stored.every((size, night) => size - (stored[night - 1] ?? 0) <= 3)).toBe(true);
  });

  it("interrupted at any step, a repeat ends the same", async () => {
    const scenario = () => {
      const { deps, text, documents } = site();
      text(C, "<p>Mended</p>");
      documents.post_faults.set(C, {
        ...{ ...NONE, title: "caucho", links: ["ido"], broken: 1 },
        checked_at: date,
      });
      const state = () => [new Map(documents.post_faults), new Map(documents.post_prints)];
      const { origins, ...broken } = deps;
      return {
        deps: broken,
        run: (some: typeof broken) => checkPosts({ ...some, origins }),
        state,
      };
    };
    const { ends, expected } = await failAtEveryStep(scenario, 9);
    expect(ends).toEqual(expected);
  });
});

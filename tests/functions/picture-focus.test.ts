import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { demoAdmin } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { aBody, aPost } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { storePost } from "../support/store.ts";
import { anAdmin, auditTrail, sdk } from "./support/callers.ts";
import { getFolder, idIn, storedFiles, upload } from "./support/pictures.ts";

const { site } = addresses();

let token: string;
let folder: string;
let id: string;
let url: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
  folder = getFolder(await upload(await redAndBlue(), token));
  id = idIn(folder);
  url = `/${folder}/800.webp`;
});

/** A picture whose left half is red and whose right half is blue. */
async function redAndBlue(): Promise<Buffer> {
  const half = (background: string) =>
    ({ create: { width: 200, height: 100, channels: 3, background } }) as const;
  const halves = [half("#ff0000"), half("#0000ff")].map((color) => sharp(color).png().toBuffer());
  return sharp(await Promise.all(halves), { join: { across: 2 } })
    .jpeg()
    .toBuffer();
}

const focus = (x: number, y: number) => callAndExpectSuccess("focusPicture", { id, x, y }, token);
const loadPage = async (path: string) => (await fetch(site + path)).text();
const storedPost = async (slug: string) =>
  (await sdk.db.doc(`blog_posts/${aPost({ slug }).id}`).get()).data();

it("is told to list, article, link preview and structured data, also of posts that showed the picture before", async () => {
  const shows = { featured_image_url: url, picture_ids: [id] };
  await storePost(sdk.db, aPost({ slug: "guia", ...shows }), aBody());
  const inText = { content: `<p><img src="${url}" alt="Pie"></p>` };
  await storePost(sdk.db, aPost({ slug: "texto", picture_ids: [id] }), aBody(inText));
  const before = await storedPost("texto");
  expect(await loadPage("/blog/guia")).not.toContain("object-position");
  await runScheduled("publishScheduled");
  expect(await loadPage("/blog/texto")).toContain("/blog/guia");
  await focus(0, 30);
  await runScheduled("publishScheduled");
  const article = await loadPage("/blog/guia");
  const [, hero = ""] = /(<img [^>]*fetchPriority="high"[^>]*>)/i.exec(article) ?? [];
  expect(hero).toContain('style="object-position:0% 30%"');
  expect(hero).toContain(`src="${url}"`);
  expect(article).toContain(`<meta property="og:image" content="${site}/${folder}/1200-0-30.jpg">`);
  expect(article).toContain(`"image":"${site}/${folder}/1200-0-30.jpg"`);
  const list = await loadPage("/articulos");
  expect(list.split('style="object-position:0% 30%"')).toHaveLength(2);
  expect(await loadPage("/blog/texto")).toContain('style="object-position:0% 30%"');
  expect(await loadPage("/sitemap-urls.xml")).toContain(`<image:loc>${site}${url}</image:loc>`);
  expect((await storedPost("guia"))?.featured_image_url).toBe(`${url}#0-30`);
  expect((await storedPost("guia"))?.updated_at).toEqual(before?.updated_at);
  expect(await storedPost("texto")).toEqual(before);
});

it("is stored and recorded once, with a link preview of its own that is served for a year", async () => {
  await focus(0, 50);
  await focus(0, 50);
  await focus(100, 50);
  const stored = async () => {
    const { focus_x, focus_y } = (await sdk.db.doc(`media/${id}`).get()).data() ?? {};
    return [focus_x, focus_y];
  };
  expect(await stored()).toEqual([100, 50]);
  const previews = await Promise.all(
    ["1200.jpg", "1200-0-50.jpg", "1200-100-50.jpg"].map(async (name) => {
      const answer = await fetch(`${site}/${folder}/${name}`);
      const image = sharp(await answer.arrayBuffer());
      const { format, width, height } = await image.metadata();
      const [red, , blue] = (await image.stats()).channels;
      const share = Math.round((100 * (red?.mean ?? 0)) / ((red?.mean ?? 0) + (blue?.mean ?? 0)));
      return [
        answer.headers.get("cache-control"),
        format,
        width,
        height,
        Math.round(share / 5) * 5,
      ];
    }),
  );
  // A preview keeps less than half of the width.
  const facts = ["public, max-age=31536000, immutable", "jpeg", 1200, 630];
  expect(previews).toEqual([
    [...facts, 50],
    [...facts, 100],
    [...facts, 0],
  ]);
  await focus(50, 50);
  expect(await stored()).toEqual([undefined, undefined]);
  const actions = ["uploaded", "focused", "focused", "focused"];
  expect(await auditTrail()).toEqual(
    actions.map((action) => [`picture_${action}`, demoAdmin.email, id]),
  );
});

it("is not taken outside of the picture, and then nothing is stored", async () => {
  const files = await storedFiles();
  for (const point of [
    { x: -1, y: 0 },
    { x: 0, y: 101 },
    { x: 0.5, y: 0 },
    { x: "1", y: 0 },
    { x: 1 },
  ]) {
    const outcome = await callFunction("focusPicture", { id, ...point }, token);
    expect(outcome).toMatchObject({ error: { status: "INVALID_ARGUMENT" } });
  }
  expect(await storedFiles()).toEqual(files);
  expect((await sdk.db.doc(`media/${id}`).get()).data()).not.toHaveProperty("focus_x");
});

import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aPostId } from "./cases/slug-entry.ts";
import { toSend } from "./cases/stored.ts";
import { daysAgo, type Fields, writeTime } from "./cases/table.ts";
import { isAllowed, openWorld, ROLES, type World, whoMay } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("posts");
});
afterAll(() => world.close());

/** Stores a post past the rules and gives its path. */
async function stored(fields: Fields = {}): Promise<string> {
  const path = `blog_posts/${crypto.randomUUID()}`;
  await world.seed(path, { ...aPost, updated_at: daysAgo(1), recorded_at: daysAgo(1), ...fields });
  return path;
}
/** Creates a post without the fields that are undefined. */
const create = (fields: Fields, id: string = crypto.randomUUID()) => {
  const given = Object.entries({ ...aPost, ...fields }).filter(([, value]) => value !== undefined);
  const post = toSend(Object.fromEntries(given));
  return isAllowed(setDoc(doc(world.as("admin"), "blog_posts", id), post));
};
/** Updates with the server's time, as every write of the panel does. */
const update = (path: string, fields: Fields) =>
  isAllowed(updateDoc(doc(world.as("admin"), path), toSend({ updated_at: writeTime, ...fields })));

describe("who", () => {
  it("everybody gets a published post, only the administrator a draft", async () => {
    const [published, draft] = [await stored(), await stored({ published: false })];
    expect(await whoMay(world, (db) => getDoc(doc(db, published)))).toEqual(ROLES);
    expect(await whoMay(world, (db) => getDoc(doc(db, draft)))).toEqual(["admin"]);
  });
  it("a post that does not exist is the administrator's to miss", async () => {
    const missing = `blog_posts/${crypto.randomUUID()}`;
    expect(await whoMay(world, (db) => getDoc(doc(db, missing)))).toEqual(["admin"]);
  });
  it("only the administrator creates", async () => {
    const creators = await whoMay(world, (db) =>
      setDoc(doc(db, "blog_posts", crypto.randomUUID()), toSend(aPost)),
    );
    expect(creators).toEqual(["admin"]);
  });
  it("only the administrator updates", async () => {
    const path = await stored();
    const editors = await whoMay(world, (db) =>
      updateDoc(doc(db, path), { title: "Otro", updated_at: serverTimestamp() }),
    );
    expect(editors).toEqual(["admin"]);
  });
  it("nobody deletes: posts go to the trash by a function", async () => {
    const path = await stored();
    expect(await whoMay(world, (db) => deleteDoc(doc(db, path)))).toEqual([]);
  });
});

describe("create: what a new post may say", () => {
  it.each<[string, Fields, boolean]>([
    ["no views", { view_count: 0 }, true],
    ["a view", { view_count: 1 }, false],
    ["no view count", { view_count: undefined }, false],
    ["an import job", { import_job_id: aPostId }, false],
    ["its writing as now", { updated_at: writeTime }, true],
    ["its writing as yesterday", { updated_at: daysAgo(1) }, false],
    ["its writing as tomorrow", { updated_at: daysAgo(-1) }, false],
    ["its recording as yesterday", { recorded_at: daysAgo(1) }, false],
    ["no recording, dated now", { recorded_at: undefined, created_at: writeTime }, true],
    ["no recording, dated back", { recorded_at: undefined }, false],
    ["a date to come", { created_at: daysAgo(-1), published_at: daysAgo(-1) }, false],
    ["a date of 2,999 days", { created_at: daysAgo(2999) }, true],
    ["a date of 3,001 days", { created_at: daysAgo(3001) }, false],
    ["an old publication date", { created_at: daysAgo(5000), published_at: daysAgo(5000) }, true],
    ["an old date beside a publication date", { created_at: daysAgo(5000) }, false],
    ["an old date alone", { created_at: daysAgo(5000), published_at: undefined }, false],
  ])("%s", async (_, fields, good) => {
    expect(await create(fields)).toBe(good);
  });
  it.each(["a", "A".repeat(36), `${aPostId}0`])("the id %s is no UUID", async (id) => {
    expect(await create({}, id)).toBe(false);
  });
});

describe("update: what may change", () => {
  it.each<[string, Fields, boolean]>([
    ["the title", { title: "Otro" }, true],
    ["the slug", { slug: "otro" }, true],
    ["a field gone", { excerpt: deleteField() }, true],
    ["the title, without the time of the write", { title: "Otro", updated_at: daysAgo(0) }, false],
    ["a title gone", { title: deleteField() }, false],
    ["the views, up", { view_count: 1 }, false],
    ["the views, gone", { view_count: deleteField() }, false],
    ["the recording", { recorded_at: writeTime }, false],
    ["the recording, gone", { recorded_at: deleteField() }, false],
    ["an import job, added", { import_job_id: aPostId }, false],
    ["the date, alone", { created_at: daysAgo(9) }, false],
    ["the publication date, alone", { published_at: daysAgo(9) }, true],
    ["both dates together", { created_at: daysAgo(9), published_at: daysAgo(9) }, true],
    ["both dates, into the future", { created_at: daysAgo(-9), published_at: daysAgo(-9) }, false],
    ["to a schedule", { published: false, scheduled_for: daysAgo(-9) }, true],
  ])("%s", async (_, fields, good) => {
    expect(await update(await stored(), fields)).toBe(good);
  });
  it("an import job stays", async () => {
    const path = await stored({ import_job_id: aPostId });
    expect(await update(path, { title: "Otro" })).toBe(true);
    expect(await update(path, { import_job_id: deleteField() })).toBe(false);
  });
  it("a date set by hand stays when the publication date moves", async () => {
    const path = await stored({ created_at: daysAgo(30) });
    expect(await update(path, { created_at: daysAgo(1), published_at: daysAgo(1) })).toBe(false);
    expect(await update(path, { published_at: daysAgo(1) })).toBe(true);
  });
  it("the first publication may date the post", async () => {
    const { published_at: _, ...undated } = aPost;
    const dates = { created_at: daysAgo(30), recorded_at: daysAgo(30), updated_at: daysAgo(30) };
    const path = `blog_posts/${crypto.randomUUID()}`;
    await world.seed(path, { ...undated, ...dates, published: false });
    expect(await update(path, { published: true, created_at: writeTime })).toBe(false);
    const first = { published: true, published_at: writeTime, created_at: writeTime };
    expect(await update(path, first)).toBe(true);
  });
  it("the toggle publishes with its date, and unpublishes (G-64)", async () => {
    const path = await stored({ published: false });
    expect(await update(path, { published: true, published_at: writeTime })).toBe(true);
    expect(await update(path, { published: false })).toBe(true);
    expect(await update(path, { published: "yes" })).toBe(false);
  });
  it("views counted meanwhile are not reset by a save (T61)", async () => {
    const path = await stored({ view_count: 41 });
    const opened = (await getDoc(doc(world.as("admin"), path))).data();
    await world.seed(path, { ...opened, view_count: 42 });
    expect(await update(path, { title: "Guardado" })).toBe(true);
    const after = (await getDoc(doc(world.as("admin"), path))).data();
    expect(after).toMatchObject({ title: "Guardado", view_count: 42 });
    const wholesale = setDoc(doc(world.as("admin"), path), {
      ...opened,
      updated_at: serverTimestamp(),
    });
    expect(await isAllowed(wholesale), "a save of the stale whole").toBe(false);
  });
});

describe("claims: texts of the AI and of guests", () => {
  const ai = { source: "ai", published: false, scheduled_for: undefined };
  const signed = { claims_checked_by: "admin", claims_checked_at: writeTime };
  /** A stored AI draft; without the fields that are undefined. */
  const draft = async (fields: Fields = {}) => {
    const path = `blog_posts/${crypto.randomUUID()}`;
    const post = { ...aPost, updated_at: daysAgo(1), recorded_at: daysAgo(1), ...ai, ...fields };
    const given = Object.entries(post).filter(([, value]) => value !== undefined);
    await world.seed(path, Object.fromEntries(given));
    return path;
  };
  const earlier = { claims_checked_by: "secondAdmin", claims_checked_at: daysAgo(2) };

  it.each<[string, Fields, boolean]>([
    ["a draft", ai, true],
    ["published, unchecked", { ...ai, published: true }, false],
    ["scheduled, unchecked", { ...ai, scheduled_for: daysAgo(-9) }, false],
    ["published, checked", { ...ai, ...signed, published: true }, true],
    ["scheduled, checked", { ...ai, ...signed, scheduled_for: daysAgo(-9) }, true],
    [
      "published, checked by nobody",
      { ...ai, published: true, claims_checked_at: writeTime },
      false,
    ],
    [
      "published, checked at no time",
      { ...ai, published: true, claims_checked_by: "admin" },
      false,
    ],
    ["a draft, checked by nobody", { ...ai, claims_checked_at: writeTime }, false],
    ["checked by another", { ...ai, ...signed, claims_checked_by: "secondAdmin" }, false],
    ["checked yesterday", { ...ai, ...signed, claims_checked_at: daysAgo(1) }, false],
  ])("created: %s", async (_, fields, good) => {
    expect(await create(fields)).toBe(good);
  });

  it.each<[string, Fields, Fields, boolean]>([
    ["published unchecked", {}, { published: true }, false],
    ["scheduled unchecked", {}, { scheduled_for: daysAgo(-9) }, false],
    ["checked and published", {}, { published: true, ...signed }, true],
    ["published after another's check", earlier, { published: true }, true],
    ["published without its source", {}, { published: true, source: deleteField() }, false],
    ["a source added", { source: undefined }, { source: "guest" }, true],
    ["a source gone", {}, { source: deleteField() }, false],
    ["signed for another", {}, { ...signed, claims_checked_by: "secondAdmin" }, false],
    ["another's check, dated anew", earlier, { claims_checked_at: writeTime }, false],
    ["another's check, taken over", earlier, { claims_checked_by: "admin" }, false],
    ["another's check, made anew", earlier, signed, true],
    [
      "a check withdrawn",
      earlier,
      { claims_checked_by: deleteField(), claims_checked_at: deleteField() },
      true,
    ],
    ["half a check withdrawn", earlier, { claims_checked_at: deleteField() }, false],
    [
      "a check withdrawn in public",
      { ...earlier, published: true },
      { claims_checked_by: deleteField(), claims_checked_at: deleteField() },
      false,
    ],
  ])("updated: %s", async (_, before, fields, good) => {
    expect(await update(await draft(before), fields)).toBe(good);
  });
});

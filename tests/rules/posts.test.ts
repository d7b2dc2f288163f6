import { deleteDoc, deleteField, doc, getDoc } from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aStoredPost, commitRecorded, merged } from "./cases/recorded.ts";
import { aPostId } from "./cases/slug-entry.ts";
import { reserveSlug } from "./cases/stored.ts";
import { daysAgo, type Fields, writeTime } from "./cases/table.ts";
import { allowedRoles, isAllowed, openDatabase, ROLES } from "./database.ts";

const database = openDatabase("posts");

async function stored(fields: Fields = {}): Promise<string> {
  const path = `blog_posts/${crypto.randomUUID()}`;
  await database.seed(path, { ...aStoredPost, ...fields });
  return path;
}
const idOf = (path: string) => path.slice("blog_posts/".length);
/** Omits undefined fields. */
const create = async (fields: Fields, id: string = crypto.randomUUID()) => {
  const given = Object.entries({ ...aPost, ...fields }).filter(([, value]) => value !== undefined);
  await reserveSlug(database, aPost.slug, id);
  const after = Object.fromEntries(given);
  return isAllowed(commitRecorded(database.as("admin"), "admin", { id, before: null, after }));
};
const update = async (path: string, fields: Fields) => {
  const db = database.as("admin");
  const before = (await getDoc(doc(db, path))).data() ?? {};
  const after = merged(before, { updated_at: writeTime, ...fields });
  return isAllowed(commitRecorded(db, "admin", { id: idOf(path), before, after }));
};

/** Dates of a field, with whether they are accepted. */
const datesOf = (field: string): [string, Fields, boolean][] =>
  (
    [
      ["0001-01-01T00:00:00Z", false],
      ["1969-12-31T23:59:59Z", false],
      ["1999-12-31T23:59:59Z", false],
      ["2000-01-01T00:00:00Z", true],
      ["2099-12-31T00:00:00Z", true],
      ["2100-01-01T00:00:00Z", false],
      ["9998-12-31T00:00:00Z", false],
    ] as const
  ).map(([time, good]): [string, Fields, boolean] => [
    `${field} of ${time}`,
    { [field]: new Date(time) },
    good,
  ]);

describe("access by role", () => {
  it("all roles get a published post, only the administrator a draft", async () => {
    const [published, draft] = [await stored(), await stored({ published: false })];
    expect(await allowedRoles(database, (db) => getDoc(doc(db, published)), ROLES)).toEqual(ROLES);
    expect(await allowedRoles(database, (db) => getDoc(doc(db, draft)))).toEqual(["admin"]);
  });
  it("only the administrator can read a missing post", async () => {
    const missing = `blog_posts/${crypto.randomUUID()}`;
    expect(await allowedRoles(database, (db) => getDoc(doc(db, missing)))).toEqual(["admin"]);
  });
  it("only the administrator creates", async () => {
    const creators = await allowedRoles(database, async (db, role) => {
      const [id, slug] = [crypto.randomUUID(), `s-${crypto.randomUUID()}`];
      await reserveSlug(database, slug, id);
      await commitRecorded(db, role, { id, before: null, after: { ...aPost, slug } });
    });
    expect(creators).toEqual(["admin"]);
  });
  it("only the administrator updates", async () => {
    const path = await stored();
    const after = { ...aStoredPost, title: "Otro", updated_at: writeTime };
    const editors = await allowedRoles(database, (db, role) =>
      commitRecorded(db, role, { id: idOf(path), before: aStoredPost, after }),
    );
    expect(editors).toEqual(["admin"]);
  });
  it("denies delete to every role: a function moves posts to the trash", async () => {
    const path = await stored();
    expect(await allowedRoles(database, (db) => deleteDoc(doc(db, path)))).toEqual([]);
  });
});

describe("create: values of a new post", () => {
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
    ...["published_at", "scheduled_for"].flatMap((field) => datesOf(field)),
  ])("%s", async (_, fields, good) => {
    expect(await create(fields)).toBe(good);
  });
  it.each(["a", "A".repeat(36), `${aPostId}0`])("the id %s is no UUID", async (id) => {
    expect(await create({}, id)).toBe(false);
  });
});

describe("update: changes of a post", () => {
  it.each<[string, Fields, boolean]>([
    ["the title", { title: "Otro" }, true],
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
    ...["published_at", "scheduled_for"].flatMap((field) => datesOf(field)),
  ])("%s", async (_, fields, good) => {
    expect(await update(await stored(), fields)).toBe(good);
  });
  it("the import job cannot be changed", async () => {
    const path = await stored({ import_job_id: aPostId });
    expect(await update(path, { title: "Otro" })).toBe(true);
    expect(await update(path, { import_job_id: deleteField() })).toBe(false);
  });
  it("a date set by hand stays when the publication date changes", async () => {
    const path = await stored({ created_at: daysAgo(30) });
    expect(await update(path, { created_at: daysAgo(1), published_at: daysAgo(1) })).toBe(false);
    expect(await update(path, { published_at: daysAgo(1) })).toBe(true);
  });
  it("the first publication can set the post's date", async () => {
    const { published_at: _, ...undated } = aPost;
    const dates = { created_at: daysAgo(30), recorded_at: daysAgo(30), updated_at: daysAgo(30) };
    const path = `blog_posts/${crypto.randomUUID()}`;
    await database.seed(path, { ...undated, ...dates, published: false });
    expect(await update(path, { published: true, created_at: writeTime })).toBe(false);
    const first = { published: true, published_at: writeTime, created_at: writeTime };
    expect(await update(path, first)).toBe(true);
  });
  it("a draft is published with the date that was to come when it was chosen", async () => {
    const dates = { created_at: daysAgo(9), published_at: daysAgo(3) };
    const publish = { published: true, created_at: daysAgo(3) };
    expect(await update(await stored({ ...dates, published: false }), publish)).toBe(true);
    expect(await update(await stored(dates), publish)).toBe(false);
    const earlier = { ...dates, published_at: daysAgo(12), published: false };
    const dated = { ...publish, published_at: daysAgo(3) };
    expect(await update(await stored(earlier), dated)).toBe(false);
  });
  it("the toggle publishes with a date, and unpublishes", async () => {
    const path = await stored({ published: false });
    expect(await update(path, { published: true, published_at: writeTime })).toBe(true);
    expect(await update(path, { published: false })).toBe(true);
    expect(await update(path, { published: "yes" })).toBe(false);
  });
  it("saving does not reset views counted meanwhile", async () => {
    const path = await stored({ view_count: 41 });
    const opened = (await getDoc(doc(database.as("admin"), path))).data() ?? {};
    await database.seed(path, { ...opened, view_count: 42 });
    expect(await update(path, { title: "Guardado" })).toBe(true);
    const after = (await getDoc(doc(database.as("admin"), path))).data();
    expect(after).toMatchObject({ title: "Guardado", view_count: 42 });
    const wholesale = commitRecorded(database.as("admin"), "admin", {
      id: idOf(path),
      before: after ?? {},
      after: { ...opened, updated_at: writeTime },
    });
    expect(await isAllowed(wholesale), "a save of the stale whole").toBe(false);
  });
});

describe("the slug", () => {
  const id = crypto.randomUUID();
  const other = crypto.randomUUID();
  it.each<[string, Fields | null, boolean]>([
    ["that names it", { post_id: id, state: "current" }, true],
    ["without entry", null, false],
    ["of another post", { post_id: other, state: "current" }, false],
    ["that it left", { post_id: id, state: "moved", target: "otra" }, false],
    ["that it released", { post_id: id, state: "gone" }, false],
  ])("a post is written with a slug %s", async (_, entry, good) => {
    const slug = `s-${crypto.randomUUID()}`;
    if (entry) await database.seed(`slugs/${slug}`, entry);
    const path = `blog_posts/${id}`;
    await database.remove(path);
    const creation = { id, before: null, after: { ...aPost, slug } };
    const created = isAllowed(commitRecorded(database.as("admin"), "admin", creation));
    expect(await created, "create").toBe(good);
    await database.seed(path, aStoredPost);
    expect(await update(path, { slug }), "update").toBe(good);
  });
  it("needs no slug document in the commit while it is unchanged", async () => {
    const path = await stored({ slug: `s-${crypto.randomUUID()}` });
    expect(await update(path, { title: "Otro" })).toBe(true);
  });
});

describe("claims: texts of the AI and of guests", () => {
  const ai = { source: "ai", published: false, scheduled_for: undefined };
  const signed = { claims_checked_by: "admin", claims_checked_at: writeTime };
  /** Omits undefined fields. */
  const draft = async (fields: Fields = {}) => {
    const path = `blog_posts/${crypto.randomUUID()}`;
    const post = { ...aPost, updated_at: daysAgo(1), recorded_at: daysAgo(1), ...ai, ...fields };
    const given = Object.entries(post).filter(([, value]) => value !== undefined);
    await database.seed(path, Object.fromEntries(given));
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
      "published, confirmed without account",
      { ...ai, published: true, claims_checked_at: writeTime },
      false,
    ],
    [
      "published, checked at no time",
      { ...ai, published: true, claims_checked_by: "admin" },
      false,
    ],
    ["a draft, confirmed without account", { ...ai, claims_checked_at: writeTime }, false],
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

  const TEXTS = ["title", "excerpt", "image_alt", "meta_title", "meta_description"];
  it.each([...TEXTS, "source"])("another's check does not cover a changed %s", async (field) => {
    const change = { [field]: field === "source" ? "guest" : "Otro texto" };
    const unchecked = { claims_checked_by: deleteField(), claims_checked_at: deleteField() };
    for (const isPublic of [true, false]) {
      const path = await draft({ ...earlier, published: isPublic });
      expect(await update(path, change)).toBe(false);
      expect(await update(path, { ...change, ...signed })).toBe(true);
      const drafted = { published: false, ...unchecked };
      const again = await draft({ ...earlier, published: isPublic });
      expect(await update(again, { ...change, ...drafted })).toBe(true);
    }
  });
  it("the own earlier check does not cover another text either", async () => {
    const path = await draft({ ...earlier, claims_checked_by: "admin" });
    expect(await update(path, { title: "Otro texto" })).toBe(false);
  });
  it("another's check covers what is no text", async () => {
    const changes = { tags: ["alimentaria"], featured_image_url: "/images/otra.webp" };
    expect(await update(await draft({ ...earlier, published: true }), changes)).toBe(true);
  });
});

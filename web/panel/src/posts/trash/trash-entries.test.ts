import { describe, expect, it } from "vitest";
import type { TrashedItem } from "../data/trash.ts";
import { daysLeft, groupTrash, searchTrash } from "./trash-entries.ts";

const day = (n: number) => new Date(2026, 10, n);
const trashed = (id: string, title: string, rest: Partial<TrashedItem> = {}): TrashedItem => ({
  id,
  post: {
    title,
    slug: id,
    published: false,
    created_at: day(1),
    updated_at: day(1),
    view_count: 0,
  },
  deleted_at: day(10),
  deleted_by: "u1",
  purge_at: new Date(2026, 11, 10),
  reason: "post",
  ...rest,
});
const ofJob = { reason: "job", job_id: "j1", job_name: "Enero" } as const;
const items = [
  trashed("uno", "Limpieza higiénica"),
  trashed("fila-1", "Fila uno", { ...ofJob, deleted_at: day(12) }),
  trashed("fila-2", "Grasa alimentaria", { ...ofJob, deleted_at: day(13) }),
  trashed("dos", "Acero", { deleted_at: day(11) }),
];
const titles = (entries: readonly { readonly title: string }[]) =>
  entries.map(({ title }) => title);

describe("groupTrash", () => {
  it("groups the posts of a deleted job, last deleted first", () => {
    const entries = groupTrash(items);
    expect(titles(entries)).toEqual(["Enero", "Acero", "Limpieza higiénica"]);
    const [job] = entries;
    expect(job).toMatchObject({ kind: "job", id: "j1", deleted_at: day(13) });
    expect(job?.posts.map(({ id }) => id)).toEqual(["fila-2", "fila-1"]);
  });

  it("shows a fallback name for a job without stored name", () => {
    const { job_name: _, ...unnamed } = ofJob;
    expect(titles(groupTrash([trashed("a", "A", unnamed)]))).toEqual(["Deleted import"]);
  });

  it("counts the days of a job from its post that is removed first", () => {
    const [job] = groupTrash([
      trashed("a", "A", { ...ofJob, purge_at: day(20) }),
      trashed("b", "B", { ...ofJob, purge_at: day(19) }),
    ]);
    expect(job?.purge_at).toEqual(day(19));
  });
});

describe("searchTrash", () => {
  const find = (search: string) => titles(searchTrash(groupTrash(items), search));

  it.each([
    ["", ["Enero", "Acero", "Limpieza higiénica"]],
    ["HIGIENICA", ["Limpieza higiénica"]],
    ["enero", ["Enero"]],
    ["grasa", ["Grasa alimentaria"]],
    ["fila", ["Grasa alimentaria", "Fila uno"]],
    ["nada", []],
  ])("finds “%s” in titles, addresses and job names", (search, expected) =>
    expect(find(search)).toEqual(expected),
  );

  it("finds a post of a job as an entry of its own", () => {
    const [found] = searchTrash(groupTrash(items), "grasa");
    expect(found).toMatchObject({ kind: "post", id: "fila-2", posts: [{ job_name: "Enero" }] });
  });
});

it.each([
  [new Date(2026, 10, 30), 30],
  [new Date(2026, 11, 29, 1), 1],
  [new Date(2026, 11, 30), 0],
  [new Date(2026, 11, 30, 3), 0],
])("at %s a post has %i days left", (now, days) =>
  expect(daysLeft(new Date(2026, 11, 30), now)).toBe(days),
);

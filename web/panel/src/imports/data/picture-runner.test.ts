import { DomainError } from "domain/shared/errors";
import { beforeEach, expect, it, vi } from "vitest";
import { createPictureRunner, type PictureDeps, type PictureRun } from "./picture-runner.ts";

const job = { id: "6d3f3c0e-58d0-4e3f-9c1d-0f4e5a6b7c8d", job_name: "Enero" };
const [A, B, C, D] = ["a", "b", "c", "d"].map((name) => `https://fotos.example/${name}.jpg`) as [
  string,
  string,
  string,
  string,
];
const offline = new DomainError("internal");
const missing = new DomainError("unavailable", "The server answered with error 404.");

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

interface CallInput {
  readonly url?: string;
  readonly post_id?: string;
  readonly after?: string;
  readonly copies?: readonly { readonly from: string }[];
}

/** Posts as the server stores them; `fails` may throw at a call. */
function aServer(posts: Readonly<Record<string, readonly string[]>>) {
  const stored = new Map(Object.entries(posts));
  const log: string[] = [];
  const server = {
    fails: (() => undefined) as (label: string) => Error | undefined,
    /** Addresses that cannot be replaced. */
    kept: [] as readonly string[],
  };
  const withLock = vi.fn((_: string, work: () => Promise<void>) => work());
  const call = async (name: string, input: CallInput) => {
    const { copies = [], after = "" } = input;
    const what = copies.map(({ from }) => from).join(" ");
    const label = `${name} ${input.url ?? input.post_id ?? after} ${what}`;
    log.push(label.trim());
    const error = server.fails(label.trim());
    if (error) throw error;
    if (name === "copyPicture") return { url: `/media/${input.url}` };
    if (name === "replacePictures") {
      const from = copies.map((copy) => copy.from);
      const left = (stored.get(input.post_id ?? "") ?? []).filter(
        (address) => !from.includes(address),
      );
      stored.set(input.post_id ?? "", left);
      return { left: [...left, ...server.kept] };
    }
    const ids = [...stored.keys()].filter((id) => id > after);
    const page = ids.slice(0, 2).map((id) => ({ id, title: id, addresses: stored.get(id) ?? [] }));
    const next = ids.length > 2 ? ids[1] : undefined;
    return {
      posts: page.filter(({ addresses }) => addresses.length > 0),
      read: page.length,
      ...(next && { next }),
    };
  };
  const runner = createPictureRunner({ call: call as PictureDeps["call"], withLock });
  const runs: PictureRun[] = [];
  runner.subscribe(() => runs.push(runner.get()));
  const calls = (name: string) => log.filter((label) => label.startsWith(name));
  return { runner, runs, log, calls, server, stored, withLock };
}
async function counted(posts: Readonly<Record<string, readonly string[]>>) {
  const world = aServer(posts);
  await world.runner.count(job);
  world.log.length = 0;
  return world;
}

it("counts the pictures page by page", async () => {
  const { runner, runs, log } = aServer({ p1: [A], p2: [], p3: [A, B] });
  await runner.count(job);
  expect(log).toEqual(["findForeignPictures", "findForeignPictures p2"]);
  expect(runs).toMatchObject([
    { step: "counting", read: 0 },
    { step: "counting", read: 2 },
    { step: "rest", posts: [{ id: "p1" }, { id: "p3", addresses: [A, B] }], copied: 0 },
  ]);
});

it("reports a count that failed, and counts again", async () => {
  const { runner, server } = aServer({ p1: [A] });
  server.fails = () => offline;
  await runner.count(job);
  expect(runner.get()).toEqual({ step: "uncounted", job, error: offline });
  server.fails = () => undefined;
  await runner.count(job);
  expect(runner.get()).toMatchObject({ step: "rest", posts: [{ id: "p1" }] });
});

it("copies each picture once, and changes each post once", async () => {
  const { runner, runs, log } = await counted({ p1: [A, B], p2: [B, A], p3: [C] });
  await runner.copy();
  expect(log).toEqual([
    `copyPicture ${A}`,
    `copyPicture ${B}`,
    `replacePictures p1 ${A} ${B}`,
    `replacePictures p2 ${B} ${A}`,
    `copyPicture ${C}`,
    `replacePictures p3 ${C}`,
  ]);
  const progress = runs.flatMap((run) =>
    run.step === "copying" ? [[run.handled, run.posts.length]] : [],
  );
  const ofPosts = [
    [1, 3],
    [2, 3],
    [2, 2],
    [2, 2],
    [2, 2],
    [2, 1],
    [3, 1],
    [3, 0],
  ];
  expect(progress).toEqual([[0, 3], ...ofPosts]);
  expect(runner.get()).toEqual({ step: "rest", job, posts: [], copied: 3, failures: [] });
});

it("sends 50 copies of a post at most", async () => {
  const many = Array.from({ length: 51 }, (_, n) => `https://fotos.example/${n}.jpg`);
  const { runner, calls } = await counted({ p1: many });
  await runner.copy();
  expect(calls("replace").map((label) => label.split(" ").length - 2)).toEqual([50, 1]);
  expect(runner.get()).toMatchObject({ posts: [] });
});

it("names what fails with its posts, and a repeat takes only that, failed posts last", async () => {
  const { runner, log, server } = await counted({ p1: [A, B], p2: [B], p3: [C] });
  server.fails = (label) => {
    if (label.endsWith(`copyPicture ${B}`)) return missing;
    return label.startsWith("replacePictures p3") ? offline : undefined;
  };
  await runner.copy();
  expect(runner.get()).toMatchObject({
    posts: [
      { id: "p1", addresses: [B] },
      { id: "p2", addresses: [B] },
      { id: "p3", addresses: [C] },
    ],
    failures: [
      { address: B, posts: ["p1", "p2"], error: missing },
      { posts: ["p3"], error: offline },
    ],
  });
  log.length = 0;
  server.fails = () => undefined;
  await runner.copy();
  expect(log).toEqual([
    `copyPicture ${C}`,
    `replacePictures p3 ${C}`,
    `copyPicture ${B}`,
    `replacePictures p1 ${B}`,
    `replacePictures p2 ${B}`,
  ]);
  expect(runner.get()).toMatchObject({ posts: [], failures: [], copied: 3 });
});

it("names a picture that the post still shows after its replacement", async () => {
  const { runner, server, stored } = await counted({ p1: [A] });
  server.fails = (label) => {
    if (label.startsWith("replace")) stored.set("p1", [B]);
    return undefined;
  };
  server.kept = [A];
  await runner.copy();
  expect(runner.get()).toMatchObject({
    posts: [{ id: "p1", addresses: [B, A] }],
    failures: [{ address: A, posts: ["p1"], error: { code: "failed-precondition" } }],
  });
});

it("Stop completes the picture in hand, and what was copied is in its post", async () => {
  const { runner, calls, server } = await counted({ p1: [A, B, C], p2: [D] });
  server.fails = (label) => {
    if (label === `copyPicture ${B}`) runner.stop();
    return undefined;
  };
  await runner.copy();
  expect(calls("replace")).toEqual([`replacePictures p1 ${A} ${B}`]);
  expect(runner.get()).toMatchObject({
    step: "rest",
    copied: 2,
    failures: [],
    posts: [{ id: "p1", addresses: [C] }, { id: "p2" }],
  });
  await runner.copy();
  expect(runner.get()).toMatchObject({ posts: [], copied: 4 });
});

it("stops after three calls without an answer, and a repeat continues", async () => {
  const { runner, log, server } = await counted({ p1: [A], p2: [B], p3: [C], p4: [D] });
  server.fails = () => offline;
  await runner.copy();
  expect(log).toHaveLength(3);
  expect(runner.get()).toMatchObject({ step: "rest", stoppedBy: offline, copied: 0 });
  server.fails = () => undefined;
  await runner.copy();
  expect(runner.get()).toEqual({ step: "rest", job, posts: [], copied: 4, failures: [] });
});

it("does not stop when other servers do not answer", async () => {
  const posts = { p1: [A], p2: [B], p3: [C], p4: [D] };
  const { runner, server, log } = await counted(posts);
  server.fails = () => missing;
  await runner.copy();
  expect(log).toHaveLength(4);
  expect(runner.get()).not.toHaveProperty("stoppedBy");
});

it("does nothing while another tab copies, and does not start twice", async () => {
  const { runner, log, withLock } = await counted({ p1: [A] });
  const taken = new DomainError("unavailable", "in another tab");
  withLock.mockRejectedValueOnce(taken);
  await runner.copy();
  expect(log).toEqual([]);
  expect(runner.get()).toMatchObject({ step: "rest", posts: [{ id: "p1" }], stoppedBy: taken });
  await Promise.all([runner.copy(), runner.copy(), runner.count({ ...job, id: "other" })]);
  expect(log).toEqual([`copyPicture ${A}`, `replacePictures p1 ${A}`]);
});

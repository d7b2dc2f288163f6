import { expect, it } from "vitest";
import { type PublishScheduledDeps, publishScheduled } from "./publish-scheduled.ts";

const now = new Date("2026-11-21T10:00:00Z");

type Publish = (id: string) => ReturnType<PublishScheduledDeps["publish"]>;

function world(publish: Publish) {
  const logged: unknown[] = [];
  return {
    logged,
    deps: {
      due: (at: Date) => Promise.resolve(at === now ? ["a", "b", "c"] : []),
      publish,
      now: () => now,
      log: (event: string, facts: object) => logged.push({ event, ...facts }),
    },
  };
}

it("publishes what is due and counts what truly was published", async () => {
  const { deps, logged } = world((id) => Promise.resolve(id === "b" ? "not due" : "published"));
  expect(await publishScheduled(deps)).toEqual({ published: 2, failed: 0 });
  expect(logged).toEqual([]);
});

it("does not let one failure hold up the others, and logs its code, not what it quotes", async () => {
  const failure = Object.assign(new Error("bad title: Ana Ruiz"), { code: 14 });
  const { deps, logged } = world((id) =>
    id === "a" ? Promise.reject(failure) : Promise.resolve("published"),
  );
  expect(await publishScheduled(deps)).toEqual({ published: 2, failed: 1 });
  expect(logged).toEqual([{ event: "post_not_published", id: "a", code: "14" }]);
});

it("says which posts nobody has checked", async () => {
  const { deps, logged } = world((id) => Promise.resolve(id === "c" ? "unchecked" : "published"));
  expect(await publishScheduled(deps)).toEqual({ published: 2, failed: 0 });
  expect(logged).toEqual([{ event: "post_unchecked", id: "c" }]);
});

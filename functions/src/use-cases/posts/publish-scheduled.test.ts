import { expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { type PublishScheduledDeps, publishScheduled } from "./publish-scheduled.ts";

const now = new Date("2026-11-21T10:00:00Z");

type Publish = (id: string) => ReturnType<PublishScheduledDeps["publish"]>;

function setUp(publish: Publish) {
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

it("publishes due posts and counts those that were published", async () => {
  const { deps, logged } = setUp((id) => Promise.resolve(id === "b" ? "not due" : "published"));
  expect(await publishScheduled(deps)).toEqual({ published: 2, failed: 0 });
  expect(logged).toEqual([]);
});

it("continues after a failure, and logs its code, not its message", async () => {
  const failure = Object.assign(new Error("bad title: Ana Ruiz"), { code: 14 });
  const { deps, logged } = setUp((id) =>
    id === "a" ? Promise.reject(failure) : Promise.resolve("published"),
  );
  expect(await publishScheduled(deps)).toEqual({ published: 2, failed: 1 });
  expect(logged).toEqual([{ event: "post_not_published", id: "a", code: "14" }]);
});

it("logs posts with unchecked claims", async () => {
  const { deps, logged } = setUp((id) => Promise.resolve(id === "c" ? "unchecked" : "published"));
  expect(await publishScheduled(deps)).toEqual({ published: 2, failed: 0 });
  expect(logged).toEqual([{ event: "post_unchecked", id: "c" }]);
});

it("broken at any step, every scheduled post is published in the end", async () => {
  const scenario = () => {
    const waiting = new Set(["a", "b", "c"]);
    const published: string[] = [];
    const deps = {
      due: async () => [...waiting],
      publish: async (id: string) => {
        if (!waiting.delete(id)) return "not due" as const;
        published.push(id);
        return "published" as const;
      },
      now: () => new Date(0),
      log: () => {},
    };
    return { deps, run: publishScheduled, state: () => [waiting, [...published].sort()] };
  };
  const { ends, expected } = await failAtEveryStep(scenario, 4);
  expect(ends).toEqual(expected);
  expect(ends[0]?.state).toEqual([new Set(), ["a", "b", "c"]]);
});

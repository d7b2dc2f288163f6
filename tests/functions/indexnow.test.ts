import { beforeEach, expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { toId } from "../support/builders.ts";
import { callAndExpectSuccess } from "../support/call-function.ts";
import { receivedRequests, reset, setStandInMode } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { anAdmin, countDocuments } from "./support/callers.ts";
import { save } from "./support/save.ts";

const { site, indexnow } = addresses();
let before = 0;
beforeEach(async () => {
  await reset();
  await setStandInMode(indexnow, "normal");
  for (const slug of ["uno", "dos", "tres"]) await save(slug);
  await runScheduled("publishScheduled");
  before = (await receivedRequests(indexnow)).length;
});

const bodies = async () =>
  (await receivedRequests(indexnow)).slice(before).map(({ body }) => JSON.parse(body));

/** The slugs of each request that a run of the schedule sends. */
async function submitted(): Promise<readonly (readonly string[])[]> {
  const earlier = (await bodies()).length;
  await runScheduled("publishScheduled");
  return (await bodies())
    .slice(earlier)
    .map(({ urlList }) =>
      urlList.map((url: string) => url.replace(`${site}/blog/`, "")).toSorted(),
    );
}

it("submits published, renamed, unpublished and deleted articles once, and no drafts", async () => {
  expect(await submitted()).toEqual([]);
  await save("cuatro");
  await save("uno-nuevo", { id: toId("uno") });
  await save("dos", { published: false });
  await save("borrador", { published: false });
  const due = { published: false, scheduled_for: new Date(Date.now() - 1000) };
  await save("programado", due);
  const input = { post_ids: [toId("tres")], slug_actions: {} };
  await callAndExpectSuccess("deletePosts", input, await anAdmin());
  const changed = ["cuatro", "dos", "programado", "tres", "uno", "uno-nuevo"];
  expect(await submitted()).toEqual([changed]);
  expect(await submitted()).toEqual([]);
  expect(await countDocuments("indexnow_outbox")).toBe(0);
});

it("names a key that its site answers", async () => {
  await save("cuatro");
  await submitted();
  const [{ host, key, keyLocation }] = await bodies();
  expect([host, keyLocation]).toEqual([new URL(site).host, `${site}/indexnow.txt`]);
  const answer = await fetch(keyLocation);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const policy = answer.headers.get("content-security-policy");
  expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(await answer.text()).toBe(key);
});

it.each(["429", "403", "503", "down"])(
  "in mode %s publishes, and submits again with the next run",
  async (mode) => {
    await setStandInMode(indexnow, mode);
    await save("cuatro");
    expect(await submitted()).toEqual([["cuatro"]]);
    expect(await (await fetch(`${site}/sitemap-urls.xml`)).text()).toContain("/blog/cuatro<");
    await setStandInMode(indexnow, "normal");
    expect(await submitted()).toEqual([["cuatro"]]);
    expect(await countDocuments("indexnow_outbox")).toBe(0);
  },
);

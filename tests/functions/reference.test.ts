import { beforeEach, expect, it } from "vitest";
import { callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { anAdmin, sdk } from "./support/callers.ts";
import { functions } from "./support/worker-servers.ts";

const ID = "4bf92f3577b34da6a3ce929d0e0e4736";
let token: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
});

const lines = () =>
  functions
    .log()
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, string>);

/** A line may arrive after the answer. */
async function linesAbout(message: string, trace: string, count: number, from = 0) {
  const found = () =>
    lines()
      .slice(from)
      .filter(
        (line) => line.message === message && line["logging.googleapis.com/trace"]?.includes(trace),
      );
  await expect.poll(found).toHaveLength(count);
  return found();
}

/** A stored document that no schema fits is a fault of the server. */
async function failInside(headers: Readonly<Record<string, string>>) {
  await sdk.db.doc("index_verdicts/roto").set({ slug: 1 });
  const input = { urls: ["/blog/roto"] };
  return callFunction("checkGoogleIndexing", input, token, headers);
}

it("the reference of an internal failure finds its log lines, and tells nothing else", async () => {
  const outcome = await failInside({ traceparent: `00-${ID}-00f067aa0ba902b7-01` });
  expect(outcome).toEqual({
    error: {
      ...{ status: "INTERNAL", message: "internal" },
      details: { safe: false, reference: ID.slice(0, 12) },
    },
  });
  const [line] = await linesAbout("call_failed", `/traces/${ID}`, 1);
  expect(line).toMatchObject({
    ...{ severity: "ERROR", call: "checkGoogleIndexing", code: "internal" },
    stack_trace: expect.stringMatching(/^DomainError internal\n\s+at /),
    "logging.googleapis.com/trace": expect.stringMatching(`/traces/${ID}$`),
  });
});

it("a call without a trace, or with a forged one, gets one", async () => {
  for (const headers of [{}, { traceparent: '00-{"severity":"INFO"}-1-01' }]) {
    const outcome = await failInside(headers as Record<string, string>);
    const { reference } = ("error" in outcome && outcome.error.details) as { reference: string };
    expect(reference).toMatch(/^[\da-f]{12}$/);
    await linesAbout("call_failed", `/traces/${reference}`, 1);
  }
});

it("every line of a request has its trace, also a refusal's", async () => {
  const before = lines().length;
  const headers = { "x-cloud-trace-context": `${ID}/1;o=1` };
  await callFunction("submitContact", { nonsense: 1 }, undefined, headers);
  await callFunction("listUsers", {}, undefined, headers);
  await linesAbout("call_refused", `/traces/${ID}`, 2, before);
  for (const line of lines().slice(before))
    expect(line["logging.googleapis.com/trace"]).toContain(`/traces/${ID}`);
});

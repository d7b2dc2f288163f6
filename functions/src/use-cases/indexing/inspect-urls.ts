import type { StoredIndexResult } from "domain/indexing/index-result";

const CONCURRENT_REQUESTS = 5;
const TIMEOUT_MS = 270_000;
const MAX_CONSECUTIVE_FAILURES = 5;

export type Inspection =
  | ({ readonly kind: "result" } & Pick<
      StoredIndexResult,
      "search_result" | "is_indexed" | "confidence"
    >)
  | { readonly kind: "failed" | "stop"; readonly reason: string };

/** `reasons` are those of addresses without result. */
export async function inspectAll(
  urls: readonly string[],
  deps: {
    readonly inspect: (url: string) => Promise<Inspection>;
    readonly now: () => Date;
  },
): Promise<{ readonly reasons: ReadonlyMap<string, string>; readonly requested: number }> {
  const reasons = new Map<string, string>();
  const end = deps.now().getTime() + TIMEOUT_MS;
  let next = 0;
  let failures = 0;
  let stopped: string | null = null;

  async function work(): Promise<void> {
    for (;;) {
      if (deps.now().getTime() >= end) stopped ??= "Not checked: the time for one check is over";
      const url = urls[next];
      if (stopped !== null || url === undefined) return;
      next += 1;
      const outcome = await deps.inspect(url);
      if (outcome.kind !== "result") reasons.set(url, outcome.reason);
      failures = outcome.kind === "failed" ? failures + 1 : 0;
      if (outcome.kind === "stop") stopped ??= outcome.reason;
      if (failures >= MAX_CONSECUTIVE_FAILURES)
        stopped ??= "Not checked: Search Console does not answer";
    }
  }

  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work));
  for (const url of urls.slice(next)) reasons.set(url, stopped ?? "Not checked");
  return { reasons, requested: next };
}

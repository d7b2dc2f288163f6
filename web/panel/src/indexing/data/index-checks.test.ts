import type { CheckGoogleIndexingInput } from "domain/calls/indexing";
import { indexReport } from "domain/indexing/index-report";
import type * as v from "valibot";
import { expect, it, vi } from "vitest";

const callFunction = vi.hoisted(() => vi.fn());
vi.mock("#data/callables.ts", () => ({ call: callFunction }));
vi.mock("kit/firebase/panel-sdk", () => ({ panelFirestore: vi.fn() }));
// Other files of this worker may have loaded the real modules.
vi.resetModules();
const { checkIndexing } = await import("./index-checks.ts");

type Input = v.InferInput<typeof CheckGoogleIndexingInput>;
const SERVER_ORIGIN = "https://another-origin.example";

/** Answers as the function does, with addresses of its own origin. */
function answer(isAnswered: (path: string) => boolean) {
  callFunction.mockImplementation(async (_name: string, { urls }: Input) =>
    indexReport(
      urls.filter(isAnswered).map((path) => ({
        url: SERVER_ORIGIN + path,
        searchResult: "URL is unknown to Google",
        isIndexed: false,
        confidence: "high",
        checked: true,
        checked_at: "2026-11-21T12:00:00.000Z",
      })),
    ),
  );
}

it("sends paths, so that the origin is the server's", async () => {
  answer(() => true);
  const report = await checkIndexing(["uno", "dos"], vi.fn());
  expect(callFunction).toHaveBeenCalledWith("checkGoogleIndexing", {
    urls: ["/blog/uno", "/blog/dos"],
  });
  expect(report).toMatchObject({ totalUrls: 2, uncheckedCount: 0 });
});

it("reports articles without an answer as unchecked", async () => {
  answer((path) => path !== "/blog/dos");
  const report = await checkIndexing(["uno", "dos"], vi.fn());
  expect(report).toMatchObject({ totalUrls: 2, uncheckedCount: 1 });
  expect(report.results[1]).toMatchObject({ url: "/blog/dos", checked: false });
});

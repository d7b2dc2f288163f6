import { afterEach, expect, it, vi } from "vitest";
import { openWorkbook } from "./open-workbook.ts";

const terminate = vi.fn();
function servesWorker(respond: (worker: Worker) => void) {
  class FakeWorker {
    onmessage = null;
    onerror = null;
    terminate = terminate;
    postMessage() {
      respond(this as unknown as Worker);
    }
  }
  vi.stubGlobal("Worker", FakeWorker);
  vi.spyOn(console, "error").mockImplementation(() => {});
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  terminate.mockClear();
});

const file = new File([], "artículos.xlsx");

it("returns what the worker has read and ends the worker", async () => {
  const read = { ok: true, text: "title", sheet: "Hoja1", others: [] };
  servesWorker((worker) => worker.onmessage?.(new MessageEvent("message", { data: read })));
  expect(await openWorkbook(file)).toEqual(read);
  expect(terminate).toHaveBeenCalledOnce();
});

it("fails with an advice when the worker fails or takes longer than a minute", async () => {
  servesWorker((worker) => worker.onerror?.(new ErrorEvent("error", { message: "out of memory" })));
  expect(await openWorkbook(file)).toMatchObject({
    ok: false,
    reason: expect.stringContaining("CSV UTF-8"),
  });
  vi.useFakeTimers();
  servesWorker(() => {});
  const opening = openWorkbook(file);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await opening).toMatchObject({ ok: false });
  expect(terminate).toHaveBeenCalledTimes(2);
});

it("asks for a reload when the worker's code cannot be loaded", async () => {
  servesWorker((worker) => worker.onerror?.(new Event("error") as ErrorEvent));
  expect(await openWorkbook(file)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/could not be loaded.*reload the page/),
  });
});

/** Before each test file: empties the worker's servers. After it: searches what its functions logged. */
import { afterAll, afterEach, expect } from "vitest";
import { leaksIn } from "../../support/function-log.ts";
import { reset } from "../../support/reset.ts";
import { functions, newLogLines, standIns } from "./worker-servers.ts";

await reset();
await standIns.restore();

afterEach(({ task }) => {
  if (task.result?.state === "fail") console.error(functions.log().slice(-40).join("\n"));
});

afterAll(() => {
  // Logs contain no personal data.
  expect(leaksIn(newLogLines())).toEqual([]);
});

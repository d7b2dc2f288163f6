import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = new URL("../../.github/workflows/", import.meta.url);

it.each(readdirSync(folder))("%s can only read, and names its actions by commit", (name) => {
  const text = readFileSync(new URL(name, folder), "utf8");
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(text.match(/permissions:/g)).toHaveLength(1);
  const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

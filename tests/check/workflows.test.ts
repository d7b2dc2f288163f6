import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = new URL("../../.github/workflows/", import.meta.url);

const textOf = (name: string) => readFileSync(new URL(name, folder), "utf8");

it.each(readdirSync(folder))("%s can only read, and names its actions by commit", (name) => {
  const text = textOf(name);
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions)
    expect(action).toMatch(
      /^(?:[\w-]+\/[\w-]+@[0-9a-f]{40}|\.\/\.github\/workflows\/[\w-]+\.yml)$/,
    );
});

it("only the deployment may sign in to Google, in an environment that asks for approval", () => {
  const names = readdirSync(folder);
  const writing = names.filter((name) => textOf(name).includes(": write"));
  expect(writing).toEqual(["release.yml"]);
  const [, jobs = ""] = textOf("release.yml").split("jobs:\n");
  const [, deploy = ""] = jobs.split("  deploy:\n");
  expect(jobs.match(/: write/g)).toEqual(deploy.match(/id-token: write/g)?.map(() => ": write"));
  expect(deploy).toContain("name: production");
  expect(deploy).toContain("needs: check");
});

it("no workflow puts what others wrote into a command", () => {
  for (const name of readdirSync(folder))
    expect(textOf(name)).not.toMatch(/run:.*\$\{\{ *(?:inputs|github\.event|github\.head_ref)/);
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = new URL("../../.github/workflows/", import.meta.url);

const readText = (name: string) => readFileSync(new URL(name, folder), "utf8");

it.each(readdirSync(folder))("%s can only read, and names its actions by commit", (name) => {
  const text = readText(name);
  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions)
    expect(action).toMatch(
      /^(?:[\w-]+\/[\w-]+@[0-9a-f]{40}|\.\/\.github\/workflows\/[\w-]+\.yml)$/,
    );
});

it("only deployment and preview may sign in to Google, the deployment in an environment that asks for approval", () => {
  const names = readdirSync(folder);
  const writing = names.filter((name) => readText(name).includes(": write"));
  expect(writing.toSorted()).toEqual(["preview.yml", "release.yml"]);
  const [, jobs = ""] = readText("release.yml").split("jobs:\n");
  const [, deploy = ""] = jobs.split("  deploy:\n");
  expect(jobs.match(/: write/g)).toEqual(deploy.match(/id-token: write/g)?.map(() => ": write"));
  expect(deploy).toContain("name: production");
  expect(deploy).toContain("needs: check");
});

it("a preview is of own branches, in another project than the site", () => {
  const text = readText("preview.yml");
  expect(text.match(/: write/g)).toHaveLength(1);
  expect(text).toContain("id-token: write");
  expect(text).toContain("head.repo.full_name == github.repository");
  expect(text).toContain("environment: preview");
  const used = new Set([...text.matchAll(/(?:vars|secrets)\.(\w+)/g)].map(([, name]) => name));
  expect(used).toEqual(
    new Set(["PREVIEW_ACCOUNT", "PREVIEW_IDENTITY_PROVIDER", "PREVIEW_PROJECT", "SITE_URL"]),
  );
});

it("no workflow puts what others wrote into a command", () => {
  for (const name of readdirSync(folder))
    expect(readText(name)).not.toMatch(/run:.*\$\{\{ *(?:inputs|github\.event|github\.head_ref)/);
});

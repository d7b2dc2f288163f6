import { readdirSync } from "node:fs";
import { SCHEDULES } from "domain/shared/site-status";
import { expect, it } from "vitest";
import { readText, textFiles } from "./site-texts.ts";

const operations = readText("docs/operations.md");
const names = readdirSync(new URL("../../docs/monitoring/", import.meta.url));
const texts = names.map((name) => readText(`docs/monitoring/${name}`));
const googleTypes = readText("node_modules/googleapis/build/src/apis/monitoring/v3.d.ts");

/** Labels of a monitored resource are no fields. */
function listFields(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(listFields);
  return Object.entries(value).flatMap(([key, field]) => [
    key,
    ...(key === "labels" ? [] : listFields(field)),
  ]);
}

it("the files of docs/monitoring have only fields of Google's types", () => {
  const unknown = texts.flatMap((text) =>
    listFields(JSON.parse(text)).filter((key) => !googleTypes.includes(`        ${key}?: `)),
  );
  expect(unknown).toEqual([]);
});

it("docs/operations.md names each file", () => {
  expect(names.filter((name) => !operations.includes(name.replace(/\.json$/, "")))).toEqual([]);
});

it("filters and commands name messages that functions log, and functions that are scheduled", () => {
  const all = [...texts, operations].join("\n").replaceAll("\\", "");
  const sources = textFiles(["domain/", "functions/src/"])
    .filter((file) => !file.includes(".test."))
    .map(readText)
    .join("\n");
  const filters = [...all.matchAll(/jsonPayload\.message=\(?((?:"\w+"(?: OR )?)+)/g)];
  const messages = filters.flatMap(([, list = ""]) => list.match(/\w+(?=")/g) ?? []);
  expect(messages.length).toBeGreaterThan(5);
  expect(messages.filter((message) => !sources.includes(`"${message}"`))).toEqual([]);
  const [, services = ""] = /one_of\(([^)]+)\)/.exec(all) ?? [];
  const jobs = Object.keys(SCHEDULES).map((name) => name.toLowerCase());
  expect(jobs).toEqual(expect.arrayContaining(services.match(/\w+/g) ?? ["none"]));
});

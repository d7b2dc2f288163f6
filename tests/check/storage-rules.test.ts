import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import firebase from "../../firebase.json" with { type: "json" };

it("the deployed rules of the bucket allow nothing", () => {
  const rules = readFileSync(new URL(`../../${firebase.storage.rules}`, import.meta.url), "utf8");
  expect(rules.match(/\ballow\b.*/g)).toEqual(["allow read, write: if false;"]);
});

import { readFileSync } from "node:fs";
import { DEMO_PROJECT, inRoot } from "./paths.mjs";

/** Functions that tests wait for. The emulator starts a process for each at its first call, which takes seconds. */
const AWAITED = [
  "pages",
  "submitContact",
  "incrementBlogViewCount",
  "claimMainAdmin",
  "startImport",
  "importChunk",
  "finishImport",
  "deleteImportJob",
  "listUsers",
];

/**
 * Calls every awaited function of a set once: a refusal is as good as an answer.
 * @param {import("./set.mjs").ServerSet} set
 */
export async function warmUp({ ports }) {
  const firebase = JSON.parse(readFileSync(inRoot("firebase.json"), "utf8"));
  const { region } = firebase.hosting.rewrites[0].function;
  for (const name of AWAITED)
    await fetch(`http://127.0.0.1:${ports.functions}/${DEMO_PROJECT}/${region}/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ data: null }),
    });
}

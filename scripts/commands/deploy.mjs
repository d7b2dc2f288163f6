import { readFileSync, writeFileSync } from "node:fs";
import { buildAll } from "../lib/build.mjs";
import { allowAppCheck, allowBuiltStyles } from "../lib/hosting-policy.ts";
import { inRoot } from "../lib/paths.mjs";
import { run } from "../lib/processes.mjs";
import { command } from "../lib/say.mjs";

/** Derived from firebase.json for one deployment; it lies in the root, which firebase-tools takes for the project. */
const CONFIG = inRoot(".firebase-deploy.json");

await command(async () => {
  await buildAll("production");
  const firebase = JSON.parse(readFileSync(inRoot("firebase.json"), "utf8"));
  allowBuiltStyles(firebase, inRoot("web/dist"));
  if (process.env.APP_CHECK_SITE_KEY) allowAppCheck(firebase);
  delete firebase.hosting.predeploy;
  writeFileSync(CONFIG, JSON.stringify(firebase, null, 2));
  const args = ["deploy", "--config", CONFIG, ...process.argv.slice(2)];
  return run(inRoot("node_modules/.bin/firebase"), args);
});

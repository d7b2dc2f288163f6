import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * A path inside the project.
 * @param {...string} parts
 */
export function inRoot(...parts) {
  return join(root, ...parts);
}

/** The project id of every local run: "demo-" tells the Firebase tools never to reach a real project. */
export const DEMO_PROJECT = "demo-nhk";

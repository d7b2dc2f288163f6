/**
 * Measures what the product promises about speed, on emulators of its own, prints the figures and keeps those of a
 * whole run in docs/bench.json.
 *   npm run bench -- pages --rounds 3    only these, of import, delete, list, search, render, hostile, serve, pages
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("bench", { java: true, install: true });

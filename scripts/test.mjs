/**
 * Every test of the product, on ports of its own: `npm test` passes while `npm start` runs.
 *   npm test -- unit rules    only these suites, of check, unit, rules, functions, e2e
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("test", { java: true, install: true });

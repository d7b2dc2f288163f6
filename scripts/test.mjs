/**
 * Every test of the product, on ports of its own: `npm test` passes while `npm start` runs.
 *   npm test -- unit rules            only these suites, of check, unit, rules, functions, e2e
 *   npm test -- e2e contact editor    only the files of one suite whose names contain one of these
 *   npm test -- e2e --shift 20000     on other ports, beside another run in another work tree
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("test", { java: true, install: true });

/**
 * Every test of the product, on ports of its own: `npm test` passes while `npm start` runs.
 *   npm test -- rules                 one suite of check, unit, rules, functions, e2e; several are possible
 *   npm test -- inbox                 the test files with this in their path; a suite's name before it narrows the choice
 *   npm test -- inbox --keep          leaves the servers running, for the next `npm test -- <name>`
 *   npm test -- --stop                stops servers that were left running
 *   npm test -- --shift 20000         on other ports, beside another run in another work tree
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("test", { java: true, install: true });

/**
 * Tries everything that strangers can send, by chance: prints for each target the cases, the seed, the time and what
 * failed, with the smallest counter-example and the command that finds it again.
 *   npm run fuzz                                     all targets, 10,000 cases each, a seed of chance
 *   npm run fuzz -- calls pages --cases 500 --seed 7 only these, of inputs, csv, slugs, articles, pages, paths, calls, rules
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("fuzz", { java: true, install: true });

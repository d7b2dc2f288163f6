/** Builds the functions alone; the site must have been built before. */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("build-functions");

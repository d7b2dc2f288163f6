/**
 * Builds the site and the functions: `npm run build` for a real project, `-- --mode emulators` for local runs.
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("build");

/**
 * Builds for a real project and deploys; further arguments go to `firebase deploy`, for example `-- --only hosting`.
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("deploy");

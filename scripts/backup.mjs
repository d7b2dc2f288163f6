/**
 * Copies documents and accounts of a project into a new folder:
 *   npm run backup -- <folder> [--project <id> | --emulators]
 *     [--at <time, e.g. 2026-11-21T08:00:00Z>] [--database <id>]
 * Needs Application Default Credentials of the project ("gcloud auth application-default login"), or emulators.
 * docs/operations.md says what a backup holds and what it cannot hold.
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("backup");

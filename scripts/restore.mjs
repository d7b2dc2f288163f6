/**
 * Stores what a backup holds in a project:
 *   npm run restore -- <folder> [--project <id> --confirm <id> | --emulators] [--only <document or collection>]...
 *     [--into-non-empty] [--hash-parameters <file>]
 * Stopped anywhere, the same command goes on. docs/operations.md says what each option is for.
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("restore");

/**
 * Runs a command beside emulators of its own and gives its exit code back:
 *   node scripts/emulators.mjs --only firestore,auth --shift 10000 -- npx vitest run
 * `--shift` is added to every port, so that several people and runs work side by side.
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("emulators", { java: true });

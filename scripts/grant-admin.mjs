/**
 * Makes an account an administrator: npm run grant-admin -- <e-mail> [--project <id>]
 * The account must exist and its address must be verified. Needs Application Default Credentials of the project
 * ("gcloud auth application-default login"), or the emulators' variables.
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("grant-admin");

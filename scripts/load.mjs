/**
 * Fires at the product for half a minute and counts afterwards what is stored, on emulators of its own.
 *   npm run load -- --seconds 10     for as long
 *   npm run load -- --shift 20000    on other ports
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("load", { java: true, install: true });

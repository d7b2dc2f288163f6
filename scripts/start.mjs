/**
 * Runs the whole product on this computer: `npm start`.
 *   --dev    Vite's hot reload and functions rebuilt on change (`npm run dev`)
 *   --fresh  forget the data of earlier runs
 */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("start", { java: true, install: true });

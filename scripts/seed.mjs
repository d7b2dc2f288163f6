/** Puts the sample content into the emulators of a running `npm start`. */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("seed");

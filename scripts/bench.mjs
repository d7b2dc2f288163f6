/** Measures what the product promises about speed, on emulators of its own, and prints one table. */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("bench", { java: true, install: true });

/** Everything a machine can judge without running the product: `npm run check`. */
import { bootstrap } from "./lib/bootstrap.mjs";

await bootstrap("check");

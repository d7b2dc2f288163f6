import { configureGlobal } from "fast-check";
import { SEED } from "./seed.ts";

/** For tests that call fast-check themselves; the others use `itHoldsForAny`. */
configureGlobal({ seed: SEED });

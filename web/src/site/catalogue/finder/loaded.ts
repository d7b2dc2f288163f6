import { FinderResults } from "./results.tsx";
import { search } from "./search.ts";

/** What the finder loads with its index. */
export const finderCode = { FinderResults, search };

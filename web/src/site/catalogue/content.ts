import { bearings } from "./bearings.ts";
import { feet } from "./feet.ts";
import type { CatalogueProduct } from "./product.ts";
import { wheelsAndFasteners } from "./wheels-and-fasteners.ts";

/** The catalogue in the order of its page. */
export const products: readonly CatalogueProduct[] = [...feet, ...bearings, ...wheelsAndFasteners];

import { products } from "./content.ts";
import { ProductSheet } from "./product-sheet.tsx";

export function ProductSheets() {
  return products.map((product, index) => (
    <ProductSheet key={product.id} product={product} first={index === 0} />
  ));
}

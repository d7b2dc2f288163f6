import { Box } from "@chakra-ui/react";
import { sheetStyles } from "./category-filter.ts";
import { products } from "./content.ts";
import { ProductSheet } from "./product-sheet.tsx";

export function ProductSheets() {
  return (
    <Box css={sheetStyles()}>
      {products.map((product, index) => (
        <ProductSheet key={product.id} product={product} first={index === 0} />
      ))}
    </Box>
  );
}

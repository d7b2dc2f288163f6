import { Box } from "@chakra-ui/react";
import { familyCards } from "#lib/catalogue-cards.ts";
import { sheetStyles } from "./category-filter.ts";
import { ProductSheet } from "./product-sheet.tsx";

export function ProductSheets() {
  return (
    <Box css={sheetStyles()}>
      {familyCards.map((family, index) => (
        <ProductSheet key={family.id} family={family} first={index === 0} />
      ))}
    </Box>
  );
}

import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteSystem } from "#ui/theme/theme.ts";
import { ReferencesTable } from "./references-table.tsx";
import { MAX_SHOWN } from "./script/max-shown.ts";

afterEach(cleanup);

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    reference: `NHK-PN-${index}`,
    opensGroup: false,
    cells: [],
  }));

it.each([
  { count: MAX_SHOWN, isDeferred: false },
  { count: MAX_SHOWN + 1, isDeferred: true },
])("a table of $count rows is drawn when idle: $isDeferred", ({ count, isDeferred }) => {
  render(
    <ChakraProvider value={siteSystem}>
      <ReferencesTable
        family="pies-niveladores"
        name="Pies niveladores"
        table={{ columns: [], rows: rows(count) }}
        marks={new Map()}
      />
    </ChakraProvider>,
  );
  const region = screen.getByRole("region", { name: /^Pies niveladores: referencias/ });
  expect(region.hasAttribute("data-defer")).toBe(isDeferred);
});

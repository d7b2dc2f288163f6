import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { PanelCard } from "#ui/panel-card.tsx";
import { templateCsv } from "./template.ts";

const COLUMNS = [
  ["title", "Required"],
  ["suggested_url", "Optional"],
  ["content", "Required, HTML"],
] as const;

/** 'CSV Template': the three columns, and a file to start from. */
export function CsvTemplateCard() {
  const download = (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={downloadTemplate}>
      <Download aria-hidden size={16} /> Download
    </Button>
  );
  return (
    <PanelCard title="CSV Template" actions={download} ruled={false}>
      <Box as="dl" px="5">
        {COLUMNS.map(([name, need]) => (
          <Flex
            key={name}
            justify="space-between"
            py="2"
            borderBottomWidth="1px"
            _last={{ border: "0" }}
          >
            <Box as="dt" fontFamily="mono" fontSize="13px">
              {name}
            </Box>
            <Box as="dd" color="fg.muted" fontSize="13px">
              {need}
            </Box>
          </Flex>
        ))}
      </Box>
      <Text px="5" pt="1" pb="5" textStyle="caption" color="fg.muted">
        Also read: excerpt, published and date. Extra columns are ignored.
      </Text>
    </PanelCard>
  );
}

function downloadTemplate(): void {
  const address = URL.createObjectURL(
    new Blob([templateCsv()], { type: "text/csv;charset=utf-8" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = "blog-posts-template.csv";
  link.click();
  URL.revokeObjectURL(address);
}

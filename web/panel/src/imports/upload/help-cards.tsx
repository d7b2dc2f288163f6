import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { csvFile } from "domain/shared/csv-export";
import { CSV_TYPE, downloadFile } from "kit/ui/download-file";
import { Download } from "lucide-react";
import { PanelCard } from "#ui/card.tsx";

const COLUMNS = [
  ["title", "Required"],
  ["suggested_url", "Optional"],
  ["content", "Required, HTML"],
] as const;

const TEMPLATE_HEADER = ["title", "suggested_url", "content"];
const TEMPLATE_ROWS = [
  [
    "Cómo elegir un pie nivelador",
    "como-elegir-un-pie-nivelador",
    '<p>La primera línea es el extracto si no hay columna de extracto.</p>\n<h2>Un apartado</h2>\n<p>El contenido es HTML; las comillas se escriben "dobles".</p>',
  ],
  [
    "Una segunda entrada, con dirección automática",
    "",
    "<p>Sin dirección sugerida, sale del título.</p>",
  ],
] as const;

const STEPS = [
  "Download the template and fill in one row per article.",
  "Drop the file or paste its text, then select Preview Data.",
  "Check the first five entries, change rows below them, and give the job a name.",
  "Import. The batch appears under Import Jobs, where it can be removed as a whole.",
] as const;

export function CsvTemplateCard() {
  const download = (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      onClick={() => downloadFile("blog-posts-template.csv", templateCsv(), CSV_TYPE)}
    >
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

export function UsageCard() {
  return (
    <PanelCard title="Usage Instructions" ruled={false}>
      <Flex as="ol" direction="column" gap="3" px="5" pb="5" listStyleType="none">
        {STEPS.map((step, index) => (
          <Flex as="li" key={step} gap="3">
            <Flex
              aria-hidden
              flex="none"
              align="center"
              justify="center"
              boxSize="5"
              mt="0.5"
              borderRadius="full"
              bg="bg.muted"
              fontSize="12px"
              fontWeight="600"
            >
              {index + 1}
            </Flex>
            <Box color="fg.muted">{step}</Box>
          </Flex>
        ))}
      </Flex>
    </PanelCard>
  );
}

export function templateCsv(): string {
  return csvFile(TEMPLATE_HEADER, TEMPLATE_ROWS);
}

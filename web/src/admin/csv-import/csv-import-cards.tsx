import { Flex } from "@chakra-ui/react";
import { ImportCard } from "./import-card.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { useCsvImport } from "./use-csv-import.ts";

/** 'Import from CSV' and, once there is one, 'Data Preview': the CSV part of the blog tab's left column. */
export function CsvImportCards() {
  const csv = useCsvImport();
  const { stage, form } = csv;
  return (
    <Flex direction="column" gap="5" minW="0">
      <ImportCard csv={csv} />
      {stage.step === "previewed" ? (
        <PreviewCard preview={stage.preview} source={form.source} />
      ) : null}
    </Flex>
  );
}

import { Box, Flex } from "@chakra-ui/react";
import { PanelCard } from "#ui/panel-card.tsx";

const STEPS = [
  "Download the template and fill in one row per article.",
  "Drop the file or paste its text, then select Preview Data.",
  "Check the first five entries and give the job a name.",
  "Import. The batch appears under Import Jobs, where it can be removed as a whole.",
] as const;

/** 'Usage Instructions': the import in four steps. */
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

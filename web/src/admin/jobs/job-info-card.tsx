import { Box } from "@chakra-ui/react";
import { PanelCard } from "#ui/panel-card.tsx";
import { messages } from "./messages.ts";

/** 'Import Job Management': what a job is and what deleting one means. */
export function JobInfoCard() {
  const { title, statements } = messages.info;
  return (
    <PanelCard title={title} ruled={false}>
      <Box as="ul" ps="9" pe="5" pb="5" listStyleType="disc" color="fg.muted">
        {statements.map((statement) => (
          <Box as="li" key={statement} mb="2" _last={{ mb: "0" }}>
            {statement}
          </Box>
        ))}
      </Box>
    </PanelCard>
  );
}

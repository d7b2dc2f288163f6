import { Box } from "@chakra-ui/react";
import { PanelCard } from "#ui/panel-card.tsx";
import { messages } from "./messages.ts";

/** 'User Management Instructions': three statements (USR-09). */
export function InstructionsCard() {
  const { title, statements } = messages.instructions;
  return (
    <PanelCard title={title} ruled={false}>
      <Box as="ul" px="5" ps="9" pb="5" color="fg.muted" listStyleType="disc">
        {statements.map((statement) => (
          <Box as="li" key={statement} py="1">
            {statement}
          </Box>
        ))}
      </Box>
    </PanelCard>
  );
}

import { Box } from "@chakra-ui/react";
import { CtaBand } from "#ui/cta-band.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { type AdviceProps, inquiryAbout } from "./advice-panel.tsx";
import { content } from "./content.ts";

export function Closing({ query }: Pick<AdviceProps, "query">) {
  const { title, text, label } = content.closing;
  return (
    <Box mt="section.y">
      <CtaBand title={title} text={text}>
        <LinkButton href={inquiryAbout(query)} variant="white" grow>
          {label}
        </LinkButton>
      </CtaBand>
    </Box>
  );
}

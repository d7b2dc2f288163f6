import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Wrap } from "#ui/section.tsx";

interface ListTopProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function ListTop({ title, lead, children }: ListTopProps) {
  return (
    <chakra.div
      background="linear-gradient(180deg, {colors.bg.subtle}, #fff)"
      pt="clamp(2.5rem, 5vw, 5rem)"
      pb="2.5rem"
    >
      <Wrap>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0,1fr)", lg: "7fr 5fr" }}
          gap="1.75rem 4rem"
          alignItems="end"
        >
          <div>
            <chakra.h1 textStyle="display.lg">{title}</chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" maxWidth="40rem" mt="4">
              {lead}
            </chakra.p>
          </div>
          {children}
        </chakra.div>
      </Wrap>
    </chakra.div>
  );
}

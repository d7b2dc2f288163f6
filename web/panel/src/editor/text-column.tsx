import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Drawer } from "./side/use-drawer.ts";

interface TextColumnProps {
  readonly drawer: Drawer;
  readonly children: ReactNode;
}

export function TextColumn({ drawer, children }: TextColumnProps) {
  return (
    <Box
      as="section"
      aria-label="Post"
      inert={drawer.isOpen}
      px={{ base: "4", md: "6" }}
      pt={{ base: "6", md: "10" }}
      pb="16"
      minW="0"
    >
      <Box maxW="50rem" mx="auto">
        {children}
      </Box>
    </Box>
  );
}

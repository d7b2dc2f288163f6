import { Flex, Grid } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface TwoColumnsProps {
  /** Stands on the right; on phones below. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

export function TwoColumns({ side, children }: TwoColumnsProps) {
  return (
    <Grid
      gap="5"
      alignItems="start"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22.5rem" }}
    >
      <Flex direction="column" gap="5" minW="0">
        {children}
      </Flex>
      <Flex direction="column" gap="5" minW="0">
        {side}
      </Flex>
    </Grid>
  );
}

import { Flex, Grid } from "@chakra-ui/react";
import { useSession } from "#data/session-store.ts";
import { useUsers } from "#data/users.ts";
import { AuditCard } from "./users/audit-card.tsx";
import { CreateCard } from "./users/create-card.tsx";
import { InstructionsCard } from "./users/instructions-card.tsx";
import { UsersCard } from "./users/users-card.tsx";

/** Who may use the panel, and what they did. */
export function UsersTab() {
  const session = useSession();
  const { list, reload } = useUsers();
  return (
    <Grid
      gap="5"
      alignItems="start"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22.5rem" }}
    >
      <Flex direction="column" gap="5" minW="0">
        <UsersCard
          list={list}
          self={session.state === "admin" ? session.uid : undefined}
          onChanged={reload}
        />
        <AuditCard />
      </Flex>
      <Flex direction="column" gap="5" minW="0">
        <CreateCard onCreated={reload} />
        <InstructionsCard />
      </Flex>
    </Grid>
  );
}

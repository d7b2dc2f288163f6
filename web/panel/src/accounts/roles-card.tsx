import { Box, chakra, Table } from "@chakra-ui/react";
import { ACTIONS, can, ROLES } from "domain/accounts/permissions";
import { Check, Minus } from "lucide-react";
import { PanelCard } from "#ui/card.tsx";
import { messages as accounts } from "./messages.ts";
import { messages } from "./role-messages.ts";

/** The table by which functions, rules and the panel decide. */
export function RolesCard() {
  return (
    <PanelCard title={messages.title} description={messages.description}>
      <Box as="details" px="5" py="3">
        <chakra.summary cursor="pointer">{messages.show}</chakra.summary>
        <Table.Root size="sm" mt="3" aria-label={messages.title}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">{messages.action}</Table.ColumnHeader>
              {ROLES.map((role) => (
                <Table.ColumnHeader key={role} scope="col" textAlign="center" px="1">
                  {accounts.role.names[role]}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {ACTIONS.map((action) => (
              <Table.Row key={action}>
                <Table.Cell>{messages.actions[action]}</Table.Cell>
                {ROLES.map((role) => (
                  <Table.Cell key={role} textAlign="center" px="1">
                    <Answer isYes={can(role, action)} />
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </PanelCard>
  );
}

function Answer({ isYes }: { readonly isYes: boolean }) {
  const Icon = isYes ? Check : Minus;
  return (
    <Box display="inline-block" color={isYes ? "fg.success" : "fg.muted"}>
      <Icon aria-hidden="true" size={16} />
      <chakra.span srOnly>{isYes ? messages.yes : messages.no}</chakra.span>
    </Box>
  );
}

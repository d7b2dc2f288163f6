import { Box, Stack } from "@chakra-ui/react";
import type { UserEntry } from "domain/calls/users";
import { CreateCard } from "#accounts/create-card.tsx";
import { useSession } from "#accounts/data/session-store.ts";
import { useCan } from "#accounts/data/use-can.ts";
import { useUsers } from "#accounts/data/users.ts";
import { messages } from "#accounts/messages.ts";
import { NameCard } from "#accounts/name-card.tsx";
import { PasswordCard } from "#accounts/password-card.tsx";
import { RolesCard } from "#accounts/roles-card.tsx";
import { SecondFactorCard } from "#accounts/second-factor/second-factor-card.tsx";
import { SessionsCard } from "#accounts/sessions-card.tsx";
import { UsersCard } from "#accounts/users-card.tsx";
import { AuditCard } from "#audit/audit-card.tsx";
import { PanelCard } from "#ui/card.tsx";
import { TwoColumns } from "#ui/two-columns.tsx";

export function AccountsTab() {
  return useCan()("users.read") ? <Users /> : <OwnAccount />;
}

/** The cards of the own account. */
function OwnAccount() {
  const session = useSession();
  if (session.state !== "signed-in") return null;
  return (
    <Stack gap="5" maxW="40rem">
      <SessionsCard session={session} />
      <PasswordCard email={session.email} />
      <SecondFactorCard session={session} />
    </Stack>
  );
}

function Users() {
  const session = useSession();
  const { list, reload } = useUsers();
  const users = list.state === "ready" ? list.data : [];
  const own = users.find(({ uid }) => session.state === "signed-in" && uid === session.uid);
  return (
    <TwoColumns
      side={
        <>
          <CreateCard onCreated={reload} />
          {own ? <NameCard stored={own.name ?? ""} onSaved={reload} /> : null}
          <OwnAccount />
          <InstructionsCard />
        </>
      }
    >
      <UsersCard
        list={list}
        ownUid={session.state === "signed-in" ? session.uid : undefined}
        onChanged={reload}
      />
      <RolesCard />
      <AuditCard people={users.map(toPerson)} />
    </TwoColumns>
  );
}

function toPerson({ uid, email, name }: UserEntry) {
  return { uid, email: email || uid, ...(name && { name }) };
}

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

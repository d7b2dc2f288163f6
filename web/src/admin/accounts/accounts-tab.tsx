import { Box } from "@chakra-ui/react";
import type { UserEntry } from "domain/calls/users";
import { useSession } from "#data/accounts/session-store.ts";
import { useUsers } from "#data/accounts/users.ts";
import { PanelCard } from "#ui/panel/card.tsx";
import { TwoColumns } from "#ui/panel/two-columns.tsx";
import { AuditCard } from "./audit-card.tsx";
import { CreateCard } from "./create-card.tsx";
import { messages } from "./messages.ts";
import { NameCard } from "./name-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecondFactorCard } from "./second-factor/second-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { UsersCard } from "./users-card.tsx";

export function AccountsTab() {
  const session = useSession();
  const { list, reload } = useUsers();
  const users = list.state === "ready" ? list.data : [];
  const own = users.find(({ uid }) => session.state === "admin" && uid === session.uid);
  return (
    <TwoColumns
      side={
        <>
          <CreateCard onCreated={reload} />
          {session.state === "admin" ? <SessionsCard session={session} /> : null}
          {own ? <NameCard stored={own.name ?? ""} onSaved={reload} /> : null}
          {session.state === "admin" ? <PasswordCard email={session.email} /> : null}
          {session.state === "admin" ? <SecondFactorCard session={session} /> : null}
          <InstructionsCard />
        </>
      }
    >
      <UsersCard
        list={list}
        ownUid={session.state === "admin" ? session.uid : undefined}
        onChanged={reload}
      />
      <AuditCard people={users.map(personOf)} />
    </TwoColumns>
  );
}

function personOf({ uid, email, name }: UserEntry) {
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

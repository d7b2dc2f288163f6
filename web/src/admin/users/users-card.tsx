import { Box } from "@chakra-ui/react";
import type { UserEntry } from "functions/domain/calls-users";
import { Users } from "lucide-react";
import { useRef, useState } from "react";
import { removeAdministrator, type UserList } from "#data/users.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { BusyButton } from "#ui/panel-busy-button.tsx";
import { PanelCard } from "#ui/panel-card.tsx";
import { ConfirmDialog } from "#ui/panel-confirm.tsx";
import { PanelList } from "#ui/panel-list.tsx";
import { useAction } from "#ui/use-action.ts";
import { messages } from "./messages.ts";
import { nameOf, UserRow } from "./user-row.tsx";

const words = messages.confirm;

interface UsersCardProps {
  readonly list: UserList;
  /** Uid of who is signed in. */
  readonly self: string | undefined;
  readonly onChanged: () => void;
}

/** 'Existing Users': administrators first, then accounts without a role (USR-06). */
export function UsersCard({ list, self, onChanged }: UsersCardProps) {
  const [asked, setAsked] = useState<{ readonly user: UserEntry; readonly again: boolean }>();
  const rows = useRef<HTMLUListElement>(null);
  const isSelf = asked?.user.uid === self;
  const [remove, removing] = useAction(
    async ({ uid }: UserEntry) => await removeAdministrator(uid, uid === self),
    { success: messages.removed, failure: messages.removeFailed },
  );
  async function confirm() {
    if (!asked) return;
    if (isSelf && !asked.again) {
      setAsked({ ...asked, again: true });
      return;
    }
    if (await remove(asked.user)) onChanged();
    setAsked(undefined);
    rows.current?.focus();
  }
  const badge = list.state === "ready" ? { badge: String(list.data.length) } : {};
  const isAgain = isSelf && asked?.again === true;
  return (
    <PanelCard title={messages.title} {...badge}>
      <PanelList
        list={list}
        loading={messages.loading}
        failure={messages.failure}
        empty={<EmptyState icon={<Users />} title={messages.empty} />}
      >
        {(users) => (
          <Box as="ul" ref={rows} tabIndex={-1} outline="none" listStyleType="none">
            {users.map((user) => (
              <UserRow
                key={user.uid}
                user={user}
                onRemove={() => setAsked({ user, again: false })}
              />
            ))}
          </Box>
        )}
      </PanelList>
      {list.state === "ready" && list.more ? <More read={list.more} /> : null}
      <ConfirmDialog
        key={String(isAgain)}
        open={asked !== undefined}
        title={isAgain ? words.selfTitle : words.title(asked ? nameOf(asked.user) : "")}
        confirm={isAgain ? words.self : messages.remove}
        busy={removing}
        busyText={messages.removing}
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      >
        {isAgain ? words.selfText : words.text}
      </ConfirmDialog>
    </PanelCard>
  );
}

function More({ read }: { readonly read: () => Promise<void> }) {
  const [run, busy] = useAction(read, { failure: messages.moreFailed });
  return (
    <Box px="5" py="3" borderTopWidth="1px">
      <BusyButton variant="outline" busy={busy} busyText={messages.loadingMore} onClick={run}>
        {messages.more}
      </BusyButton>
    </Box>
  );
}

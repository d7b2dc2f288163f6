import { Box } from "@chakra-ui/react";
import type { Role } from "domain/accounts/permissions";
import type { UserEntry } from "domain/calls/users";
import { Users } from "lucide-react";
import { useRef, useState } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { useRowFocus } from "#ui/list/use-row-focus.ts";
import { PanelSelect } from "#ui/select.tsx";
import { failureText, type Notice, useAction } from "#ui/use-action.ts";
import type { UserList } from "./data/users.ts";
import { messages } from "./messages.ts";
import { type Question, ROLE_OPTIONS, roleRemoval } from "./user-questions.ts";
import { UserRow, userName } from "./user-row.tsx";

interface Asked {
  readonly question: Question;
  readonly user: UserEntry;
  readonly role: Role;
}

interface UsersCardProps {
  readonly list: UserList;
  readonly ownUid: string | undefined;
  readonly onChanged: () => void;
}

export function UsersCard({ list, ownUid, onChanged }: UsersCardProps) {
  const [asked, setAsked] = useState<Asked>();
  /** Removing the own role needs a second confirmation. */
  const [isSecondQuestion, setSecondQuestion] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const rowFocus = useRowFocus(rows);
  const isOwnRole = asked?.question.run === roleRemoval.run && asked.user.uid === ownUid;
  const [run, running] = useAction(
    async ({ question, user, role }: Asked) =>
      await question.run(user, { isOwn: user.uid === ownUid, role }),
    {
      success: (notice) => notice,
      failure: (error) => failureNotice(asked?.question ?? roleRemoval, error),
    },
  );
  function ask(next: Asked | undefined) {
    setAsked(next);
    setSecondQuestion(false);
  }
  async function confirm() {
    if (!asked) return;
    if (isOwnRole && !isSecondQuestion) {
      setSecondQuestion(true);
      return;
    }
    // Without the own role the list could not be read again.
    rowFocus.expectRemoval([asked.user.uid]);
    if ((await run(asked)) && !isOwnRole) onChanged();
    ask(undefined);
    rowFocus.move();
  }
  const words = getTexts(asked, isSecondQuestion);
  const badge = list.state === "ready" ? { badge: String(list.data.length) } : {};
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
                isOwn={user.uid === ownUid}
                onAsk={(question) => ask({ question, user, role: user.role ?? "editor" })}
              />
            ))}
          </Box>
        )}
      </PanelList>
      {list.state === "ready" && list.more ? <More read={list.more} /> : null}
      <ConfirmDialog
        key={String(isSecondQuestion)}
        open={asked !== undefined}
        title={words.title}
        confirm={words.confirm}
        palette={asked?.question.palette ?? "red"}
        busy={running}
        busyText={asked?.question.busy ?? ""}
        finalFocusEl={rowFocus.take}
        onConfirm={confirm}
        onCancel={() => ask(undefined)}
      >
        {words.text}
        {asked?.question.asksRole ? (
          <Box mt="4">
            <PanelSelect
              label={messages.role.label}
              value={asked.role}
              options={ROLE_OPTIONS}
              onChange={(role) => setAsked({ ...asked, role })}
            />
          </Box>
        ) : null}
      </ConfirmDialog>
    </PanelCard>
  );
}

function getTexts(asked: Asked | undefined, isSecondQuestion: boolean) {
  if (!asked) return { title: "", text: "", confirm: "" };
  if (isSecondQuestion) return messages.removeOwnRole;
  const { title, text, confirm } = asked.question;
  return { title: title(userName(asked.user)), text, confirm };
}

function failureNotice({ failed }: Question, error: unknown): Notice {
  return { title: failed.title, description: failureText(error, failed.description) };
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

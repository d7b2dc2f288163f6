import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import { SESSION_DAYS } from "domain/accounts/session";
import { adminDate } from "kit/lib/format/dates";
import { MonitorSmartphone } from "lucide-react";
import { useRef } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { type RowFocus, rowProps, useRowFocus } from "#ui/list/use-row-focus.ts";
import { useAction } from "#ui/use-action.ts";
import type { Session } from "./data/session.ts";
import { endSessions, type StoredSession, useOwnSessions } from "./data/sessions.ts";
import { messages } from "./messages.ts";

const words = messages.sessions;

interface SessionsCardProps {
  readonly session: Pick<Extract<Session, { state: "signed-in" }>, "uid" | "auth_time">;
}

export function SessionsCard({ session: { uid, auth_time } }: SessionsCardProps) {
  const list = useOwnSessions(uid);
  const rows = useRef<HTMLUListElement>(null);
  const rowFocus = useRowFocus(rows);
  const [endOthers, ending] = useAction(() => endSessions(uid), {
    success: words.othersEnded,
    failure: words.failed,
  });
  return (
    <PanelCard title={words.title}>
      <PanelList
        list={list}
        loading={words.loading}
        failure={words.failure}
        empty={<EmptyState icon={<MonitorSmartphone />} title={words.empty} />}
      >
        {(sessions) => (
          <Box as="ul" ref={rows} tabIndex={-1} outline="none" listStyleType="none">
            {latestFirst(sessions, auth_time).map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isPresent={session.auth_time === auth_time}
                rowFocus={rowFocus}
              />
            ))}
          </Box>
        )}
      </PanelList>
      <Box px="5" py="4">
        <BusyButton
          variant="outline"
          color="fg.error"
          busy={ending}
          busyText={words.busy}
          onClick={() => void endOthers()}
        >
          {words.endOthers}
        </BusyButton>
        <Text mt="2.5" textStyle="caption" color="fg.muted">
          {words.hint(SESSION_DAYS)}
        </Text>
      </Box>
    </PanelCard>
  );
}

function latestFirst(sessions: readonly StoredSession[], present: number) {
  const rank = ({ auth_time, used_at }: StoredSession) =>
    auth_time === present ? Number.POSITIVE_INFINITY : used_at.getTime();
  return sessions.toSorted((session, otherSession) => rank(otherSession) - rank(session));
}

interface SessionRowProps {
  readonly session: StoredSession;
  readonly isPresent: boolean;
  readonly rowFocus: RowFocus;
}

function SessionRow({ session, isPresent, rowFocus }: SessionRowProps) {
  const { id, uid, auth_time, device, used_at } = session;
  const [end, ending] = useAction(() => endSessions(uid, auth_time), {
    success: words.ended,
    failure: words.failed,
  });
  const since = adminDate(new Date(auth_time * 1000));
  return (
    <Flex
      as="li"
      {...rowProps(id)}
      px="5"
      py="3"
      gap="3"
      align="center"
      justify="space-between"
      borderBottomWidth="1px"
    >
      <Box minW="0">
        <Text fontWeight="560">{device}</Text>
        <Text textStyle="caption" color="fg.muted">
          {words.since(since)}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          {words.used(adminDate(used_at))}
        </Text>
      </Box>
      {isPresent ? (
        <Badge colorPalette="brand" flexShrink="0">
          {words.present}
        </Badge>
      ) : (
        <BusyButton
          variant="outline"
          color="fg.error"
          aria-label={words.endName(device, since)}
          busy={ending}
          busyText={words.busy}
          onClick={async () => {
            rowFocus.expectRemoval([id]);
            if (await end()) rowFocus.move();
          }}
        >
          {words.end}
        </BusyButton>
      )}
    </Flex>
  );
}

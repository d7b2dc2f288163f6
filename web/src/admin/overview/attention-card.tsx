import { Badge, Box, Button, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { answerDeadline, workingTime } from "functions/domain/contact/working-hours";
import { needsClaimCheck } from "functions/domain/posts/post";
import { addDays } from "functions/domain/shared/days";
import { durationText } from "functions/domain/shared/duration";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import {
  MAX_ATTENTION,
  useDraftsWithClaims,
  useFailedMails,
  useOldestOpen,
  useScheduledPosts,
} from "#data/totals/attention.ts";
import { adminDate } from "#lib/format/dates.ts";
import { panelPaths } from "#lib/panel-paths.ts";
import { paths } from "#lib/paths.ts";
import { PanelCard } from "#ui/panel/card.tsx";
import type { LiveList } from "#ui/panel/list/list.tsx";
import { messages } from "./messages.ts";

const words = messages.attention;
const SHOWN = 3;
const LONG_DAYS = 30;

interface Item {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly to: string;
}

/** What somebody should do, at any time of the chosen period. */
export function AttentionCard({ now }: { readonly now: Date }) {
  const open = useOldestOpen();
  const mails = useFailedMails();
  const claims = useDraftsWithClaims();
  const scheduled = useScheduledPosts();
  return (
    <PanelCard title={words.title}>
      <Grid
        templateColumns={{
          base: "minmax(0, 1fr)",
          md: "repeat(2, minmax(0, 1fr))",
          xl: "repeat(4, minmax(0, 1fr))",
        }}
        gap="px"
        bg="border"
      >
        <Column
          title={words.overdue}
          color="red"
          list={open}
          itemOf={({ id, name, created_at }) => {
            const deadline = answerDeadline(created_at);
            if (deadline >= now) return [];
            return { id, name, text: overdueText(deadline, now), to: inquiry(id) };
          }}
        />
        <Column
          title={words.mails}
          color="red"
          list={mails}
          itemOf={({ id, name }) => ({ id, name, text: words.notMailed, to: inquiry(id) })}
        />
        <Column
          title={words.claims}
          color="orange"
          list={claims}
          itemOf={(post) =>
            needsClaimCheck(post)
              ? {
                  id: post.id,
                  name: post.title,
                  text: words.source[post.source ?? "ai"],
                  to: panelPaths.editPost(post.id),
                }
              : []
          }
        />
        <Column
          title={words.scheduled}
          color="gray"
          list={scheduled}
          itemOf={({ id, title, scheduled_for }) => ({
            id,
            name: title,
            text: scheduled_for === undefined ? "" : adminDate(scheduled_for),
            to: panelPaths.editPost(id),
          })}
        />
      </Grid>
    </PanelCard>
  );
}

const inquiry = (id: string) => `${paths.panel}#contact/${id}`;

function overdueText(deadline: Date, now: Date): string {
  // Counting the working hours of years would take long.
  if (addDays(deadline, LONG_DAYS) < now) return words.overdueLong;
  return words.overdueBy(durationText(workingTime(deadline, now)));
}

interface ColumnProps<Entry> {
  readonly title: string;
  readonly color: "red" | "orange" | "gray";
  readonly list: LiveList<Entry>;
  readonly itemOf: (entry: Entry) => Item | readonly Item[];
}

function Column<Entry>({ title, color, list, itemOf }: ColumnProps<Entry>) {
  const id = useId();
  const items = list.state === "ready" ? list.data.flatMap(itemOf) : [];
  const isFull = list.state === "ready" && list.data.length === MAX_ATTENTION;
  return (
    <Box as="section" aria-labelledby={id} aria-busy={list.state === "loading"} bg="bg.panel" p="5">
      <Flex align="center" justify="space-between" gap="2" mb="2">
        <Heading as="h3" id={id} fontSize="sm" lineHeight="20px" fontWeight="600">
          {title}
        </Heading>
        {items.length === 0 ? null : (
          <Badge colorPalette={color}>{words.count(items.length, isFull)}</Badge>
        )}
      </Flex>
      {list.state === "loading" ? <Note>{words.loading}</Note> : null}
      {list.state === "failed" ? (
        <Flex role="alert" gap="3" align="center" wrap="wrap">
          <Note>{words.failed}</Note>
          <Button size="xs" variant="outline" onClick={list.retry}>
            {words.retry}
          </Button>
        </Flex>
      ) : null}
      {list.state === "ready" && items.length === 0 ? <Note>{words.none}</Note> : null}
      <Box as="ul" listStyleType="none">
        {items.slice(0, SHOWN).map(({ id: key, name, text, to }) => (
          <Box as="li" key={key} py="2" borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
            <Text truncate fontSize="sm" fontWeight="560" lang="es">
              <Link to={to}>{name}</Link>
            </Text>
            <Text textStyle="caption" color={color === "red" ? "fg.error" : "fg.muted"}>
              {text}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text textStyle="caption" color="fg.muted">
      {children}
    </Text>
  );
}

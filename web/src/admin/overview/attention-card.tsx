import { Badge, Box, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { dueText, isOverdue } from "functions/domain/contact/answer-time";
import { needsClaimCheck } from "functions/domain/posts/post";
import { CalendarClock, Clock3, ListChecks, MailX } from "lucide-react";
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
import { type LiveList, PanelList } from "#ui/panel/list/list.tsx";
import { messages } from "./messages.ts";

const words = messages.attention;
const SHOWN = 3;

interface Item {
  readonly id: string;
  readonly name: string;
  readonly text: string | undefined;
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
        gap="1px"
        bg="border"
      >
        <Column
          title={words.overdue}
          icon={<Clock3 />}
          all={inbox}
          color="red"
          list={open}
          itemOf={(one) =>
            isOverdue(one, now)
              ? { id: one.id, name: one.name, text: dueText(one, now), to: inquiry(one.id) }
              : []
          }
        />
        <Column
          title={words.mails}
          icon={<MailX />}
          all={inbox}
          color="red"
          list={mails}
          itemOf={({ id, name }) => ({ id, name, text: words.notMailed, to: inquiry(id) })}
        />
        <Column
          title={words.claims}
          icon={<ListChecks />}
          all={`${paths.panel}?status=draft`}
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
          icon={<CalendarClock />}
          all={`${paths.panel}?status=scheduled`}
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

const inbox = `${paths.panel}#contact`;
const inquiry = (id: string) => `${inbox}/${id}`;

interface ColumnProps<Entry> {
  readonly title: string;
  readonly icon: ReactNode;
  /** The address of the whole list. */
  readonly all: string;
  readonly color: "red" | "orange" | "gray";
  readonly list: LiveList<Entry>;
  readonly itemOf: (entry: Entry) => Item | readonly Item[];
}

function Column<Entry>(props: ColumnProps<Entry>) {
  const { title, icon, all, color, list, itemOf } = props;
  const id = useId();
  const isReady = list.state === "ready";
  const items = isReady ? list.data.flatMap(itemOf) : [];
  const isFull = isReady && list.data.length === MAX_ATTENTION;
  return (
    <Box as="section" aria-labelledby={id} bg="bg.panel" py="5">
      <Flex align="center" gap="2" mb="2" px="5">
        <Box color={`${color}.fg`} aria-hidden="true" css={{ "& svg": { boxSize: "4" } }}>
          {icon}
        </Box>
        <Heading as="h3" id={id} fontSize="sm" lineHeight="20px" fontWeight="600" flex="1">
          {title}
        </Heading>
        {items.length === 0 ? null : (
          <Badge colorPalette={color}>{words.count(items.length, isFull)}</Badge>
        )}
      </Flex>
      <PanelList
        list={isReady ? { ...list, data: items } : list}
        loading={words.loading}
        failure={words.failed(title)}
        empty={
          <Text px="5" textStyle="caption" color="fg.muted">
            {words.none}
          </Text>
        }
      >
        {(shown) => (
          <Box px="5">
            <Box as="ul" listStyleType="none">
              {shown.slice(0, SHOWN).map(({ id: key, name, text, to }) => (
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
            {shown.length <= SHOWN ? null : (
              <Text mt="2" textStyle="caption" color="fg.link">
                <Link to={all} aria-label={words.moreOf(title, shown.length - SHOWN, isFull)}>
                  {words.more(shown.length - SHOWN, isFull)} <span aria-hidden="true">→</span>
                </Link>
              </Text>
            )}
          </Box>
        )}
      </PanelList>
    </Box>
  );
}

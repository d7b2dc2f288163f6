import { Button, chakra, Flex, Heading, IconButton, Text } from "@chakra-ui/react";
import { localDay } from "domain/contact/working-hours";
import { shiftMonth } from "domain/totals/period";
import { paths } from "kit/lib/paths";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useCan } from "#accounts/data/use-can.ts";
import { PanelCard } from "#ui/card.tsx";
import { type LiveList, PanelList } from "#ui/list/list.tsx";
import { useListAddress } from "#ui/list/use-list-address.ts";
import { usePanelTitle } from "#ui/title.ts";
import { useNow } from "#ui/use-now.ts";
import { MAX_OF_MONTH, usePostsBetween } from "../data/planned-posts.ts";
import { messages, monthText } from "./messages.ts";
import { type Entry, findDays, findTime, parseMonth, toCalendarDays } from "./month.ts";
import { MonthView } from "./month-view.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { useMove } from "./use-move.ts";

const ADDRESS = { month: "" } as const;

/** What is planned, and what was published, by month. */
export function CalendarPage() {
  usePanelTitle(messages.title);
  const now = useNow();
  const [address, change] = useListAddress(ADDRESS);
  const month = parseMonth(address.month, now);
  const { from, until } = findTime(findDays(month));
  const planned = usePostsBetween("scheduled_for", from, until);
  const dated = usePostsBetween("published_at", from, until);
  const mayMove = useCan()("posts.publish");
  const { move, getMoved } = useMove();
  const [moving, setMoving] = useState<Entry | null>(null);
  const lastMoved = useRef("");
  const hint = useRef<HTMLParagraphElement>(null);
  const list = joinLists(planned, dated);
  const posts = list.state === "ready" ? list.data : [];
  const days = toCalendarDays(month, posts, getMoved(posts));
  const isCut = [planned, dated].some(
    (part) => part.state === "ready" && part.data.length === MAX_OF_MONTH,
  );
  const show = (next: string) =>
    change({ month: next === parseMonth("", now) ? "" : next }, "push");
  return (
    <>
      <Flex gap="3" mb="5" wrap="wrap" justify="space-between" align="center">
        <Heading as="h1" fontSize="1.5rem" lineHeight="1.25" fontWeight="600">
          {messages.title}
        </Heading>
        <Button asChild variant="outline">
          <RouterLink to={paths.panel}>{messages.posts}</RouterLink>
        </Button>
      </Flex>
      <PanelCard
        title={monthText(month)}
        actions={
          <Flex gap="2">
            <IconButton
              variant="outline"
              aria-label={messages.previous}
              onClick={() => show(shiftMonth(month, -1))}
            >
              <ChevronLeft aria-hidden="true" size={16} />
            </IconButton>
            <Button variant="outline" onClick={() => change(ADDRESS, "push")}>
              {messages.today}
            </Button>
            <IconButton
              variant="outline"
              aria-label={messages.next}
              onClick={() => show(shiftMonth(month, 1))}
            >
              <ChevronRight aria-hidden="true" size={16} />
            </IconButton>
          </Flex>
        }
      >
        <Text
          ref={hint}
          tabIndex={-1}
          px={{ base: "4", md: "5" }}
          py="2.5"
          textStyle="caption"
          color="fg.muted"
        >
          {`${messages.zone} `}
          {mayMove ? (
            <>
              <chakra.span hideFrom="lg">{messages.hint}</chakra.span>
              <chakra.span hideBelow="lg">{messages.dragHint}</chakra.span>
            </>
          ) : null}
          {isCut ? ` ${messages.tooMany}` : ""}
        </Text>
        <PanelList
          list={list.state === "ready" ? { ...list, data: days } : list}
          loading={messages.loading}
          failure={messages.failure}
          empty={null}
        >
          {(shown) => (
            <>
              <MonthView
                month={month}
                today={localDay(now)}
                days={shown}
                mayMove={mayMove}
                onDrop={(entry, day) => void move(entry, day)}
                onMove={(entry) => {
                  lastMoved.current = entry.post.id;
                  setMoving(entry);
                }}
              />
              {shown.some(({ isOfMonth, entries }) => isOfMonth && entries.length > 0) ? null : (
                <Text px="5" py="6" color="fg.muted" hideFrom="lg">
                  {messages.empty}
                </Text>
              )}
            </>
          )}
        </PanelList>
      </PanelCard>
      <MoveDialog
        entry={moving}
        onClose={() => setMoving(null)}
        onMove={move}
        finalFocusEl={() =>
          document.querySelector<HTMLElement>(`[data-move="${lastMoved.current}"]`) ?? hint.current
        }
      />
    </>
  );
}

/** Both lists as one, which is there when both are. */
function joinLists<T extends object>(first: LiveList<T>, second: LiveList<T>): LiveList<T> {
  if (first.state === "ready" && second.state === "ready") {
    return {
      state: "ready",
      data: [...first.data, ...second.data],
      unreadable: [...first.unreadable, ...second.unreadable],
      isLastKnown: first.isLastKnown === true || second.isLastKnown === true,
    };
  }
  if (first.state === "failed") return first;
  return second.state === "failed" ? second : { state: "loading" };
}

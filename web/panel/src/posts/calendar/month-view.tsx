import { Box, chakra, Flex, Heading, IconButton, Link, Text } from "@chakra-ui/react";
import { panelPaths } from "kit/lib/panel-paths";
import { CalendarClock } from "lucide-react";
import { type DragEvent, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { dayText, messages, monthText, timeText } from "./messages.ts";
import type { CalendarDay, Entry } from "./month.ts";
import { canMoveTo } from "./use-move.ts";

const COLORS = { scheduled: "blue", published: "green", draft: "gray" } as const;

interface MonthViewProps {
  readonly month: string;
  readonly today: string;
  readonly days: readonly CalendarDay[];
  readonly mayMove: boolean;
  readonly onDrop: (entry: Entry, day: string) => void;
  readonly onMove: (entry: Entry) => void;
}

/** A grid of weeks; on narrow screens a list of the days that have posts. */
export function MonthView({ month, today, days, mayMove, onDrop, onMove }: MonthViewProps) {
  const [dragged, setDragged] = useState<Entry | null>(null);
  const [target, setTarget] = useState("");
  const canDrop = (day: string) => dragged !== null && canMoveTo(dragged, day);

  function endDrag(): void {
    setDragged(null);
    setTarget("");
  }

  return (
    <>
      <Weekdays />
      <Box
        as="ol"
        aria-label={monthText(month)}
        listStyleType="none"
        display={{ base: "block", lg: "grid" }}
        gridTemplateColumns="repeat(7, minmax(0, 1fr))"
      >
        {days.map(({ day, isOfMonth, entries }) => (
          <Box
            as="li"
            key={day}
            data-day={day}
            display={{ base: entries.length > 0 && isOfMonth ? "block" : "none", lg: "block" }}
            minH={{ lg: "8rem" }}
            p={{ base: "3", lg: "1.5" }}
            borderTopWidth="1px"
            borderInlineEndWidth={{ base: "0", lg: "1px" }}
            css={{ "&:nth-of-type(7n)": { borderInlineEndWidth: "0" } }}
            bg={isOfMonth ? undefined : "bg.subtle"}
            opacity={dragged !== null && !canDrop(day) ? "0.55" : undefined}
            outline={target === day ? "2px solid {colors.brand.focusRing}" : undefined}
            outlineOffset="-2px"
            onDragOver={(event: DragEvent) => {
              if (!canDrop(day)) return;
              event.preventDefault();
              setTarget(day);
            }}
            onDragLeave={() => setTarget((now) => (now === day ? "" : now))}
            onDrop={(event: DragEvent) => {
              if (dragged === null) return;
              event.preventDefault();
              endDrag();
              onDrop(dragged, day);
            }}
          >
            <DayHeading day={day} isToday={day === today} />
            <Flex as="ul" direction="column" gap="1" listStyleType="none">
              {entries.map((entry) => (
                <EntryItem
                  key={entry.post.id}
                  entry={entry}
                  canMove={mayMove && entry.state === "scheduled"}
                  onDragStart={() => setDragged(entry)}
                  onDragEnd={endDrag}
                  onMove={() => onMove(entry)}
                />
              ))}
            </Flex>
          </Box>
        ))}
      </Box>
    </>
  );
}

function Weekdays() {
  return (
    <Box
      aria-hidden="true"
      display={{ base: "none", lg: "grid" }}
      gridTemplateColumns="repeat(7, minmax(0, 1fr))"
    >
      {messages.weekdays.map((name) => (
        <Text key={name} px="2" py="1.5" textStyle="caption" color="fg.muted">
          {name}
        </Text>
      ))}
    </Box>
  );
}

function DayHeading({ day, isToday }: { readonly day: string; readonly isToday: boolean }) {
  return (
    <Heading
      as="h3"
      fontSize="xs"
      lineHeight="1.25rem"
      fontWeight={isToday ? "700" : "500"}
      color={isToday ? "brand.fg" : "fg.muted"}
      mb="1"
      {...(isToday && { "aria-current": "date" })}
    >
      <chakra.span hideFrom="lg">{dayText(day)}</chakra.span>
      <chakra.span hideBelow="lg">
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <chakra.span srOnly>{dayText(day)}</chakra.span>
      </chakra.span>
      {isToday ? ` · ${messages.today}` : ""}
    </Heading>
  );
}

interface EntryItemProps {
  readonly entry: Entry;
  readonly canMove: boolean;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
  readonly onMove: () => void;
}

function EntryItem({ entry, canMove, onDragStart, onDragEnd, onMove }: EntryItemProps) {
  const { post, state, at } = entry;
  const stateText = messages.states[state];
  return (
    <Flex
      as="li"
      draggable={canMove}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        // Firefox drags nothing without data.
        event.dataTransfer.setData("text/plain", post.title);
        onDragStart();
      }}
      onDragEnd={onDragEnd}
      align="flex-start"
      gap="1"
      ps="2"
      py="1"
      rounded="l1"
      colorPalette={COLORS[state]}
      bg="colorPalette.subtle"
      color="fg"
      borderInlineStartWidth="3px"
      borderInlineStartStyle={state === "draft" ? "dashed" : "solid"}
      borderInlineStartColor="colorPalette.fg"
      cursor={canMove ? "grab" : undefined}
    >
      <Box flex="1" minW="0">
        <Text textStyle="caption" color="colorPalette.fg">
          {`${timeText(at)} ${stateText}`}
        </Text>
        <Link asChild color="fg" fontSize="13px" lineHeight="1.3" lineClamp="3">
          <RouterLink to={panelPaths.editPost(post.id)} draggable={false} lang="es">
            {post.title}
          </RouterLink>
        </Link>
      </Box>
      {canMove ? (
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={messages.move(post.title)}
          data-move={post.id}
          onClick={onMove}
        >
          <CalendarClock aria-hidden="true" size={14} />
        </IconButton>
      ) : null}
    </Flex>
  );
}

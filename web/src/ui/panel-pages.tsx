import { Button, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { LiveList } from "./panel-list.tsx";

/** Pages of a list that is read from one item to the next: each page begins after the last item of the one before. */
export function usePages<T>() {
  const [starts, setStarts] = useState<readonly T[]>([]);
  return {
    /** What the page begins after; null for the first. */
    after: starts.at(-1) ?? null,
    /** Number of the page, from 0. */
    page: starts.length,
    next: (last: T) => setStarts([...starts, last]),
    previous: () => setStarts(starts.slice(0, -1)),
  };
}

/** The page proper of a list that was read with one item more, to know whether there are more. */
export function pageOf<T>(list: LiveList<T>, size: number): LiveList<T> {
  return list.state === "ready" ? { ...list, data: list.data.slice(0, size) } : list;
}

interface PagerProps<T> {
  readonly list: LiveList<T>;
  readonly size: number;
  readonly pages: ReturnType<typeof usePages<T>>;
}

/** 'Previous', 'Next' and which items these are. Nothing when everything fits on one page. */
export function Pager<T>({ list, size, pages }: PagerProps<T>) {
  const items = list.state === "ready" ? list.data : [];
  const last = items.length > size ? items[size - 1] : undefined;
  if (pages.page === 0 && last === undefined) return null;
  const from = pages.page * size + 1;
  const to = from + Math.min(items.length, size) - 1;
  return (
    <Flex
      as="nav"
      aria-label="Pages"
      align="center"
      gap="2"
      px="5"
      py="3"
      borderTopWidth="1px"
      color="fg.muted"
      textStyle="caption"
    >
      <Text role="status" me="auto">
        {list.state === "ready" ? rangeText(from, to, last === undefined) : "Loading..."}
      </Text>
      <Button
        variant="outline"
        color="fg"
        aria-disabled={pages.page === 0 || undefined}
        onClick={() => pages.page > 0 && pages.previous()}
      >
        Previous
      </Button>
      <Button
        variant="outline"
        color="fg"
        aria-disabled={last === undefined || undefined}
        onClick={() => last !== undefined && pages.next(last)}
      >
        Next
      </Button>
    </Flex>
  );
}

function rangeText(from: number, to: number, isEnd: boolean): string {
  if (to < from) return "No more entries";
  return isEnd ? `${from}–${to} of ${to}` : `${from}–${to}`;
}

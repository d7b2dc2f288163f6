import { Button, Flex, Text } from "@chakra-ui/react";
import { DomainError } from "domain/shared/errors";
import { useEffect } from "react";
import type { LiveList } from "./list.tsx";

export interface Pages<T> {
  /** The number of the page, from 0. */
  readonly page: number;
  readonly next: (last: T) => void;
  readonly previous: () => void;
}

const SEPARATOR = ".";

/**
 * Each page begins after the last item of the previous one.
 * @param starts ids of these items, as the address keeps them
 */
export function pagesFrom(starts: string, open: (starts: string) => void) {
  const ids = starts.split(SEPARATOR).filter((id) => /^[\w-]+$/.test(id));
  return {
    after: ids.at(-1) ?? null,
    page: ids.length,
    next: ({ id }: { readonly id: string }) => open([...ids, id].join(SEPARATOR)),
    first: () => open(""),
    previous: () => open(ids.slice(0, -1).join(SEPARATOR)),
  };
}

export type PagesFrom = ReturnType<typeof pagesFrom>;

/** The item before the page, which the address names, may no longer exist. */
export function useFirstPageAfterDeletion(
  live: LiveList<unknown> & { readonly error?: unknown },
  { page, first }: PagesFrom,
): void {
  const { error } = live;
  const isGone = page > 0 && error instanceof DomainError && error.code === "not-found";
  useEffect(() => {
    if (isGone) first();
  }, [isGone, first]);
}

/** Drops the extra item that announces a next page. */
export function toPage<T>(list: LiveList<T>, size: number): LiveList<T> {
  return list.state === "ready" ? { ...list, data: list.data.slice(0, size) } : list;
}

export function hasOtherPages(
  list: LiveList<unknown>,
  size: number,
  { page }: { readonly page: number },
) {
  return page > 0 || (list.state === "ready" && list.data.length > size);
}

interface PagerProps<T> {
  readonly label?: string;
  readonly list: LiveList<T>;
  readonly size: number;
  readonly pages: Pages<T>;
}

/** Hidden when all items fit on one page. */
export function Pager<T>({ label = "Pages", list, size, pages }: PagerProps<T>) {
  if (!hasOtherPages(list, size, pages)) return null;
  const items = list.state === "ready" ? list.data : [];
  const last = items.length > size ? items[size - 1] : undefined;
  const from = pages.page * size + 1;
  const to = from + Math.min(items.length, size) - 1;
  return (
    <Flex
      as="nav"
      aria-label={label}
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

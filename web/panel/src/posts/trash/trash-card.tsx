import { Box, Button, Flex, Input, Text } from "@chakra-ui/react";
import { limits } from "domain/shared/limits";
import { paths } from "kit/lib/paths";
import { ArrowLeft, Trash2 } from "lucide-react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { Pager, toPage } from "#ui/list/pagination.tsx";
import { SelectionBar } from "#ui/list/selection.tsx";
import { useListAddress } from "#ui/list/use-list-address.ts";
import { useRowFocus } from "#ui/list/use-row-focus.ts";
import { messages } from "./messages.ts";
import { PurgeDialog } from "./purge-dialog.tsx";
import { groupTrash, searchTrash, type TrashEntry } from "./trash-entries.ts";
import { TrashRow } from "./trash-row.tsx";
import { useTrash } from "./use-trash.ts";

const SIZE = limits.panelPage;
const DEFAULTS = { q: "", page: "1" } as const;

interface Active {
  readonly entries: readonly TrashEntry[];
  readonly isAll: boolean;
}

export function TrashCard() {
  const { list, restore, restoring, purge, purging } = useTrash();
  const [address, change] = useListAddress(DEFAULTS);
  const search = useDeferredValue(address.q.trim());
  const items = list.state === "ready" ? list.data : undefined;
  const entries = useMemo(() => groupTrash(items ?? []), [items]);
  const found = useMemo(() => searchTrash(entries, search), [entries, search]);
  const [now] = useState(() => new Date());
  /** Entries that are restored or deleted now, or were last. */
  const [active, setActive] = useState<Active>({ entries: [], isAll: false });
  const [asking, setAsking] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus(rows);

  const number = Number(address.page);
  const pageNumber = Number.isSafeInteger(number) && number > 0 ? number - 1 : 0;
  const page = Math.min(pageNumber, Math.max(0, Math.ceil(found.length / SIZE) - 1));
  const open = (next: number) => change({ page: String(next + 1) }, "push");
  const pages = { page, next: () => open(page + 1), previous: () => open(page - 1) };
  // One more than a page shows that there is a next one.
  const shownList =
    list.state === "ready"
      ? { ...list, data: found.slice(page * SIZE, (page + 1) * SIZE + 1) }
      : list;
  const ofPage = found.slice(page * SIZE, (page + 1) * SIZE);
  const chosenEntries = found.filter(({ id }) => selected.has(id));

  async function restoreEntries(some: readonly TrashEntry[]): Promise<void> {
    if (restoring || purging) return;
    setActive({ entries: some, isAll: false });
    rowFocus.expectRemoval(some.map(({ id }) => id));
    if (await restore(some)) rowFocus.move();
    rowFocus.take();
  }

  function askToPurge(some: readonly TrashEntry[], isAll = false): void {
    if (restoring || purging) return;
    setActive({ entries: some, isAll });
    setAsking(true);
  }

  function select(ids: readonly string[], isOn: boolean): void {
    setSelected((before) => {
      const rest = [...before].filter((id) => !ids.includes(id));
      return new Set(isOn ? [...rest, ...ids] : rest);
    });
  }

  return (
    <PanelCard
      title={messages.title}
      description={messages.text}
      actions={
        <Flex gap="2" wrap="wrap">
          <Button asChild variant="outline">
            <RouterLink to={paths.panel}>
              <ArrowLeft aria-hidden="true" size={16} /> {messages.back}
            </RouterLink>
          </Button>
          {entries.length === 0 ? null : (
            <Button variant="outline" color="fg.error" onClick={() => askToPurge(entries, true)}>
              <Trash2 aria-hidden="true" size={16} /> {messages.empties}
            </Button>
          )}
        </Flex>
      }
    >
      <Flex px="5" py="3" borderBottomWidth="1px">
        <Input
          type="search"
          aria-label={messages.search.label}
          placeholder={messages.search.placeholder}
          value={address.q}
          onChange={(event) => change({ q: event.currentTarget.value, page: DEFAULTS.page })}
        />
      </Flex>
      <Box ref={rows} tabIndex={-1} outline="none">
        {search === "" || list.state !== "ready" ? null : (
          <Text role="status" px="5" py="2.5" textStyle="caption" color="fg.muted">
            {messages.search.found(found.length)}
          </Text>
        )}
        {ofPage.length === 0 ? null : (
          <SelectionBar
            label={messages.select.label}
            count={chosenEntries.length}
            isAll={ofPage.every(({ id }) => selected.has(id))}
            onSelectAll={(isOn) =>
              select(
                ofPage.map(({ id }) => id),
                isOn,
              )
            }
          >
            <BusyButton
              variant="outline"
              busy={restoring}
              busyText={messages.restoring}
              onClick={() => void restoreEntries(chosenEntries)}
            >
              {messages.select.restore}
            </BusyButton>
            <Button variant="outline" color="fg.error" onClick={() => askToPurge(chosenEntries)}>
              {messages.select.purge}
            </Button>
          </SelectionBar>
        )}
        <PanelList
          list={toPage(shownList, SIZE)}
          loading={messages.loading}
          failure={messages.failure}
          empty={
            search === "" ? (
              <EmptyState icon={<Trash2 />} title={messages.empty} text={messages.emptyHint} />
            ) : (
              <EmptyState icon={<Trash2 />} title={messages.noMatch} />
            )
          }
        >
          {(some) => (
            <Box as="ul" listStyleType="none">
              {some.map((entry) => (
                <TrashRow
                  key={entry.id}
                  entry={entry}
                  now={now}
                  selected={selected.has(entry.id)}
                  restoring={restoring && active.entries.includes(entry)}
                  onSelect={(isOn) => select([entry.id], isOn)}
                  onRestore={() => void restoreEntries([entry])}
                  onPurge={() => askToPurge([entry])}
                />
              ))}
            </Box>
          )}
        </PanelList>
        <Pager list={shownList} size={SIZE} pages={pages} />
      </Box>
      <PurgeDialog
        {...active}
        open={asking}
        busy={purging}
        finalFocusEl={rowFocus.take}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          rowFocus.expectRemoval(active.entries.map(({ id }) => id));
          const isDone = await purge(active.entries);
          if (!isDone) rowFocus.take();
          setAsking(false);
          if (isDone) rowFocus.move();
        }}
      />
    </PanelCard>
  );
}

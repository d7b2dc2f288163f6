import { Box, Button, Flex, Input, Text } from "@chakra-ui/react";
import { limits } from "functions/domain/shared/limits";
import { ArrowLeft, Trash2 } from "lucide-react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { PanelCard } from "#ui/panel/card.tsx";
import { EmptyState } from "#ui/panel/empty-state.tsx";
import { PanelList } from "#ui/panel/list/list.tsx";
import { Pager, pageOf } from "#ui/panel/list/pagination.tsx";
import { useListAddress } from "#ui/panel/list/use-list-address.ts";
import { useRowFocus } from "#ui/panel/list/use-row-focus.ts";
import { messages } from "./messages.ts";
import { PurgeDialog } from "./purge-dialog.tsx";
import { groupTrash, searchTrash, type TrashEntry } from "./trash-entries.ts";
import { TrashRow } from "./trash-row.tsx";
import { useTrash } from "./use-trash.ts";

const SIZE = limits.panelPage;
const DEFAULTS = { q: "", page: "1" } as const;

export function TrashCard() {
  const { list, restore, restoring, purge, purging } = useTrash();
  const [address, change] = useListAddress(DEFAULTS);
  const search = useDeferredValue(address.q.trim());
  const items = list.state === "ready" ? list.data : undefined;
  const entries = useMemo(() => groupTrash(items ?? []), [items]);
  const found = useMemo(() => searchTrash(entries, search), [entries, search]);
  const [now] = useState(() => new Date());
  const [active, setActive] = useState<TrashEntry>();
  const [asking, setAsking] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const rowFocus = useRowFocus(rows);

  const number = Number(address.page);
  const wanted = Number.isSafeInteger(number) && number > 0 ? number - 1 : 0;
  const page = Math.min(wanted, Math.max(0, Math.ceil(found.length / SIZE) - 1));
  const open = (next: number) => change({ page: String(next + 1) }, "push");
  const pages = { page, next: () => open(page + 1), previous: () => open(page - 1) };
  // One more than a page shows that there is a next one.
  const shown =
    list.state === "ready"
      ? { ...list, data: found.slice(page * SIZE, (page + 1) * SIZE + 1) }
      : list;

  return (
    <PanelCard
      title={messages.title}
      description={messages.text}
      actions={
        <Button asChild variant="outline">
          <RouterLink to={paths.panel}>
            <ArrowLeft aria-hidden="true" size={16} /> {messages.back}
          </RouterLink>
        </Button>
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
        <PanelList
          list={pageOf(shown, SIZE)}
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
                  restoring={restoring && active?.id === entry.id}
                  onRestore={async () => {
                    if (restoring || purging) return;
                    setActive(entry);
                    rowFocus.expectRemoval([entry.id]);
                    if (await restore(entry)) rowFocus.move();
                    rowFocus.take();
                  }}
                  onPurge={() => {
                    if (restoring || purging) return;
                    setActive(entry);
                    setAsking(true);
                  }}
                />
              ))}
            </Box>
          )}
        </PanelList>
        <Pager list={shown} size={SIZE} pages={pages} />
      </Box>
      <PurgeDialog
        entry={active}
        open={asking}
        busy={purging}
        finalFocusEl={rowFocus.take}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          if (!active) return;
          rowFocus.expectRemoval([active.id]);
          const isDone = await purge(active);
          if (!isDone) rowFocus.take();
          setAsking(false);
          if (isDone) rowFocus.move();
        }}
      />
    </PanelCard>
  );
}

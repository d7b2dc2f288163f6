import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { groupBy } from "domain/shared/group-by";
import { useMemo, useRef, useState } from "react";
import { PanelCard } from "#ui/card.tsx";
import { Pager } from "#ui/list/pagination.tsx";
import { PanelSelect } from "#ui/select.tsx";
import { messages } from "../shared/messages.ts";
import type { ImportForm } from "../validation/import-state.ts";
import type { Issue, Preview } from "../validation/preview.ts";
import { type RowFields, readRows } from "./csv-rows.ts";
import { RowDialog } from "./row-dialog.tsx";
import { editButtonId, type ListedRow, RowList } from "./row-list.tsx";

const words = messages.rows;
const PAGE = 25;
/** Characters; Excel drops what is behind them. */
const EXCEL_CELL = 32_767;
/** Characters; a longer text takes noticeable time to parse. */
const SHOWN_AT_ONCE = 1_000_000;
type Filter = "all" | "rejected" | "remarks";

interface RowsCardProps {
  readonly preview: Preview;
  readonly form: ImportForm;
  readonly onChange: (index: number, changes: RowFields) => Promise<string | undefined>;
}

export function RowsCard(props: RowsCardProps) {
  const { length } = props.form.source.text;
  const [isShown, setShown] = useState(length <= SHOWN_AT_ONCE);
  return (
    <PanelCard title={words.card} description={words.text}>
      {isShown ? (
        <Rows {...props} />
      ) : (
        <Box p="5">
          <Button variant="outline" colorPalette="gray" onClick={() => setShown(true)}>
            {words.show}
          </Button>
        </Box>
      )}
    </PanelCard>
  );
}

function Rows({ preview, form, onChange }: RowsCardProps) {
  const { text } = form.source;
  const rows = useMemo(() => listRows(text, preview.issues), [text, preview.issues]);
  const rowsByFilter = {
    all: rows,
    rejected: rows.filter(({ rejected }) => rejected.length > 0),
    remarks: rows.filter(({ remarks }) => remarks.length > 0),
  };
  const [filter, setFilter] = useState<Filter>(
    rowsByFilter.rejected.length > 0 ? "rejected" : "all",
  );
  const [page, setPage] = useState(0);
  const [edited, setEdited] = useState<ListedRow | null>(null);
  const [outcome, setOutcome] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const lastEdited = useRef(0);

  const list = rowsByFilter[filter];
  const current = Math.min(page, Math.max(0, Math.ceil(list.length / PAGE) - 1));
  const start = current * PAGE;
  const save = async (row: ListedRow, changes: RowFields) => {
    const failure = await onChange(row.index, changes);
    if (failure !== undefined) return failure;
    const formatOutcome = row.rejected.length > 0 ? words.joined : words.saved;
    setOutcome(formatOutcome(messages.line(row.line)));
    setEdited(null);
    return undefined;
  };
  return (
    <>
      <Flex px="5" py="3" gap="3" align="center" wrap="wrap" borderBottomWidth="1px">
        <PanelSelect
          label={words.filter}
          value={filter}
          options={(["all", "rejected", "remarks"] as const).map((name) => [
            name,
            words.filters[name](rowsByFilter[name].length),
          ])}
          onChange={(next) => {
            setFilter(next);
            setPage(0);
          }}
        />
        <Text ref={status} role="status" tabIndex={-1} color="fg.muted">
          {outcome}
        </Text>
      </Flex>
      {list.length > 0 ? (
        <RowList
          rows={list.slice(start, start + PAGE)}
          onEdit={(row) => {
            lastEdited.current = row.index;
            setOutcome("");
            setEdited(row);
          }}
        />
      ) : (
        <Text px="5" py="4" color="fg.muted">
          {filter === "remarks" ? words.noRemarks : words.none}
        </Text>
      )}
      <Pager
        label={words.pages}
        list={{ state: "ready", data: list.slice(start, start + PAGE + 1), unreadable: [] }}
        size={PAGE}
        pages={{
          page: current,
          next: () => setPage(current + 1),
          previous: () => setPage(current - 1),
        }}
      />
      <RowDialog
        row={edited}
        rows={rows.length}
        form={form}
        onSave={save}
        onClose={() => setEdited(null)}
        focusAfter={() =>
          document.getElementById(editButtonId(lastEdited.current)) ?? status.current
        }
      />
    </>
  );
}

function listRows(text: string, issues: readonly Issue[]): readonly ListedRow[] {
  const byLine = groupBy(issues, ({ line }) => line);
  return readRows(text).map((row, index) => {
    const own = byLine.get(row.line) ?? [];
    const getTexts = (kind: Issue["kind"]) =>
      own.flatMap((issue) => (issue.kind === kind ? [issue.text] : []));
    const title = row.fields.title?.trim() || words.untitled;
    const remarks = [...getTexts("warning"), ...fullCells(row.fields)];
    return { ...row, index, title, rejected: getTexts("rejected"), remarks };
  });
}

function fullCells(fields: RowFields): string[] {
  return Object.entries(fields).flatMap(([field, text]) =>
    text.length === EXCEL_CELL ? [words.full(field)] : [],
  );
}

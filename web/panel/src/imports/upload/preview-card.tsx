import { Alert, Badge, Box, Heading, Status, Table, Text } from "@chakra-ui/react";
import type { ImportRow } from "domain/imports/import-row";
import { groupBy } from "domain/shared/group-by";
import { limits } from "domain/shared/limits";
import { useId } from "react";
import { PanelCard } from "#ui/card.tsx";
import { messages } from "./shared/messages.ts";
import { rowName } from "./shared/sentences.ts";
import type { ImportForm } from "./validation/import-state.ts";
import type { Issue, Preview } from "./validation/preview.ts";

interface PreviewCardProps {
  readonly preview: Preview;
  readonly source: ImportForm["source"];
}

export function PreviewCard({ preview, source }: PreviewCardProps) {
  const { rows, issues } = preview;
  const shownRows = rows.slice(0, limits.previewRows);
  const guessed =
    source.kind === "file" && !/^UTF-\d+$/.test(source.encoding) ? source.encoding : undefined;
  return (
    <PanelCard title={messages.previewCard} badge={messages.entries(rows.length)}>
      {guessed ? (
        <Alert.Root status="warning" borderRadius="0" size="sm">
          <Alert.Indicator />
          <Alert.Title>{messages.guessed(guessed)}</Alert.Title>
        </Alert.Root>
      ) : null}
      {shownRows.length > 0 ? <PreviewTable rows={shownRows} preview={preview} /> : null}
      {rows.length > shownRows.length ? (
        <Text px="5" py="3" color="fg.muted">
          {messages.more(rows.length - shownRows.length)}
        </Text>
      ) : null}
      {issues.length > 0 ? (
        <Box borderTopWidth="1px" px="5" py="4">
          <IssueList kind="rejected" issues={issues} />
          <IssueList kind="warning" issues={issues} />
        </Box>
      ) : null}
    </PanelCard>
  );
}

interface PreviewTableProps {
  readonly rows: readonly ImportRow[];
  readonly preview: Preview;
}

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
/** Rows become blocks on phones; explicit roles keep the table semantics. */
const ROW_DISPLAY = { base: "block", md: "table-row" } as const;
const CELL_DISPLAY = { base: "block", md: "table-cell" } as const;

function PreviewTable({ rows, preview }: PreviewTableProps) {
  return (
    <Table.Root
      size="sm"
      role="table"
      aria-label={messages.previewCard}
      display={{ base: "block", md: "table" }}
      tableLayout="fixed"
    >
      <Table.Header role="rowgroup" srOnly={{ base: true, md: false }}>
        <Table.Row role="row" bg="bg.subtle">
          {Object.entries(messages.columns).map(([key, text]) => (
            <Table.ColumnHeader
              key={key}
              role="columnheader"
              scope="col"
              w={WIDTHS[key]}
              px="3.5"
              _first={{ ps: "5" }}
              textStyle="caption"
              color="fg.muted"
            >
              {text}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup" display={{ base: "block", md: "table-row-group" }}>
        {rows.map((row) => (
          <Table.Row key={row.row} role="row" display={ROW_DISPLAY} py={{ base: "2", md: "0" }}>
            <Cell text={row.title} strong />
            <Cell text={preview.slugs.get(row.line) ?? row.slug} mono />
            <Cell text={row.excerpt} />
            <Cell text={formatRowDate(row, preview)} />
            <Table.Cell role="cell" display={CELL_DISPLAY} {...CELL_STYLE}>
              <StatusBadge state={getState(row, preview)} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const COLORS = { published: "green", draft: "gray", update: "blue", skipped: "gray" } as const;

function StatusBadge({ state }: { readonly state: keyof typeof COLORS }) {
  return (
    <Badge colorPalette={COLORS[state]}>
      <Status.Root size="sm" colorPalette={COLORS[state]}>
        <Status.Indicator />
      </Status.Root>
      {messages[state]}
    </Badge>
  );
}

function getState(row: ImportRow, { skippedLines, updates }: Preview): keyof typeof COLORS {
  if (skippedLines.has(row.line)) return "skipped";
  if (updates.includes(row)) return "update";
  return row.published ? "published" : "draft";
}

function formatRowDate({ line, date }: ImportRow, { skippedLines, updateFacts }: Preview): string {
  if (skippedLines.has(line)) return "";
  return DATE.format(updateFacts.dates.get(line) ?? new Date(date));
}

const WIDTHS: Readonly<Record<string, string>> = {
  title: "33%",
  slug: "21%",
  excerpt: "auto",
  date: "8rem",
  status: "7.5rem",
};
const CELL_STYLE = {
  borderBottomWidth: { base: "0", md: "1px" },
  py: { base: "1", md: "2.5" },
  px: { base: "5", md: "3.5" },
  _first: { ps: "5" },
} as const;

interface CellProps {
  readonly text: string;
  readonly strong?: boolean;
  readonly mono?: boolean;
}

function Cell({ text, strong = false, mono = false }: CellProps) {
  return (
    <Table.Cell
      role="cell"
      lang="es"
      display={CELL_DISPLAY}
      {...CELL_STYLE}
      truncate
      title={text}
      fontWeight={strong ? "550" : "400"}
      fontFamily={mono ? "mono" : "body"}
      fontSize={mono ? "13px" : "14px"}
      color={strong || mono ? "fg" : "fg.muted"}
    >
      {text}
    </Table.Cell>
  );
}

interface IssueListProps {
  readonly kind: Issue["kind"];
  readonly issues: readonly Issue[];
}

function IssueList({ kind, issues }: IssueListProps) {
  const id = useId();
  const listed = issues.filter((issue) => issue.kind === kind);
  if (listed.length === 0) return null;
  const heading = kind === "rejected" ? messages.rejected : messages.warned;
  return (
    <Box css={{ "& + &": { mt: "4" } }}>
      <Heading as="h3" id={id} fontSize="14px" color={kind === "rejected" ? "fg.error" : "fg"}>
        {heading(listed.length)}
      </Heading>
      <Box as="section" aria-labelledby={id} tabIndex={0} maxH="14rem" overflowY="auto" mt="1.5">
        <Box as="ul" listStyleType="none">
          {[...groupBy(listed, ({ text }) => text)].map(([text, own]) => (
            <Box as="li" key={text} py="0.5">
              <Text as="span" fontWeight="550">
                {formatPlace(own)}:
              </Text>{" "}
              <Text as="span" color="fg.muted" overflowWrap="anywhere">
                {text}
              </Text>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** Remarks that repeat are one line. */
function formatPlace(issues: readonly Issue[]): string {
  const [first] = issues;
  if (first && issues.length === 1) return rowName(first);
  return messages.lines(issues.map(({ line }) => line));
}

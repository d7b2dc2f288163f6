import { Badge, Status, Table } from "@chakra-ui/react";
import type { ImportRow } from "functions/domain/import-row";
import { labels } from "./labels.ts";

export interface PreviewTableProps {
  readonly rows: readonly ImportRow[];
  /** Final address by line where it differs from the wanted one. */
  readonly slugs: ReadonlyMap<number, string>;
}

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const { columns } = labels;
const EDGE = { ps: "5" } as const;

/** On phones each row becomes a block: the roles keep the table a table for screen readers (design patterns 6). */
const BLOCKS = { base: "block", md: "table-row" } as const;
const CELL = { base: "block", md: "table-cell" } as const;

/** The first entries of a file as they will be stored. */
export function PreviewTable({ rows, slugs }: PreviewTableProps) {
  return (
    <Table.Root
      size="sm"
      role="table"
      aria-label={labels.previewCard}
      display={{ base: "block", md: "table" }}
      tableLayout="fixed"
    >
      <Table.Header role="rowgroup" srOnly={{ base: true, md: false }}>
        <Table.Row role="row" bg="bg.subtle">
          {Object.entries(columns).map(([key, text]) => (
            <Table.ColumnHeader
              key={key}
              role="columnheader"
              scope="col"
              w={WIDTHS[key]}
              px="3.5"
              _first={EDGE}
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
          <Table.Row key={row.row} role="row" display={BLOCKS} py={{ base: "2", md: "0" }}>
            <Cell text={row.title} strong />
            <Cell text={slugs.get(row.line) ?? row.slug} mono />
            <Cell text={row.excerpt} />
            <Cell text={DATE.format(new Date(row.date))} />
            <Table.Cell role="cell" display={CELL} {...INNER}>
              <Badge colorPalette={row.published ? "green" : "gray"}>
                <Status.Root size="sm" colorPalette={row.published ? "green" : "gray"}>
                  <Status.Indicator />
                </Status.Root>
                {row.published ? labels.published : labels.draft}
              </Badge>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const WIDTHS: Readonly<Record<string, string>> = {
  title: "33%",
  slug: "21%",
  excerpt: "auto",
  date: "8rem",
  status: "7.5rem",
};
const INNER = {
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

/** Imported texts are Spanish inside an English panel. */
function Cell({ text, strong = false, mono = false }: CellProps) {
  return (
    <Table.Cell
      role="cell"
      lang="es"
      display={CELL}
      {...INNER}
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

import { Box, Button, Flex, Table } from "@chakra-ui/react";
import { csvFile } from "domain/shared/csv-export";
import { CSV_TYPE, datedName, downloadFile } from "kit/ui/download-file";
import { ChartNoAxesColumn, Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { PanelCard } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Segments } from "#ui/segments.tsx";
import { messages, numberText } from "./messages.ts";

type Cell = string | number;

export interface FigureTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly sums: readonly Cell[];
}

interface ChartCardProps {
  readonly title: string;
  readonly description: string;
  readonly file: string;
  readonly isEmpty: boolean;
  readonly table: FigureTable;
  /** The language of columns that are not English. */
  readonly lang?: string;
  readonly children: ReactNode;
}

export function ChartCard(props: ChartCardProps) {
  const { title, description, file, isEmpty, table, lang, children } = props;
  const [view, setView] = useState<"chart" | "table">("chart");
  if (isEmpty)
    return (
      <PanelCard title={title}>
        <EmptyState icon={<ChartNoAxesColumn />} title={messages.empty} text={messages.noData} />
      </PanelCard>
    );
  return (
    <PanelCard
      title={title}
      description={description}
      ruled={false}
      actions={
        <Flex gap="2" flex="none" align="center" wrap="wrap">
          <Segments
            label={messages.showAs(title)}
            value={view}
            options={[
              ["chart", messages.chart],
              ["table", messages.table],
            ]}
            onChange={setView}
          />
          <ExportButton file={file} {...table} />
        </Flex>
      }
    >
      <Box px="5" pb="5">
        {view === "chart" ? children : <Figures title={title} table={table} lang={lang} />}
      </Box>
    </PanelCard>
  );
}

export function ExportButton({ file, header, rows }: FigureTable & { readonly file: string }) {
  return (
    <Button
      variant="outline"
      onClick={() =>
        downloadFile(datedName(file, "csv", new Date()), csvFile(header, rows), CSV_TYPE)
      }
    >
      <Download aria-hidden="true" size={16} /> {messages.export}
    </Button>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly table: FigureTable;
  readonly lang: string | undefined;
}

function Figures({ title, table: { header, rows, sums }, lang }: FiguresProps) {
  return (
    <Box
      role="region"
      aria-label={messages.formatTable(title)}
      // A scrolling region must be reachable by keyboard.
      tabIndex={0}
      maxH="26rem"
      overflow="auto"
    >
      <Table.Root size="sm" stickyHeader fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row>
            {header.map((name, index) => (
              <Table.ColumnHeader
                key={name}
                scope="col"
                textAlign={index === 0 ? "start" : "end"}
                lang={index > 0 && index < header.length - 1 ? lang : undefined}
              >
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Row key={row[0]} cells={row} />
          ))}
        </Table.Body>
        <Table.Footer fontWeight="600">
          <Row cells={sums} />
        </Table.Footer>
      </Table.Root>
    </Box>
  );
}

function Row({ cells: [name, ...cells] }: { readonly cells: readonly Cell[] }) {
  return (
    <Table.Row>
      <Table.Cell asChild whiteSpace="nowrap">
        <th scope="row">{name}</th>
      </Table.Cell>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places.
        <Table.Cell key={index} textAlign="end">
          {typeof cell === "number" ? numberText(cell) : cell}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

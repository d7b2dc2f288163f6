import { Box, chakra, Link, Table, Text } from "@chakra-ui/react";
import type { Figures } from "domain/totals/figures";
import type { Period } from "domain/totals/period";
import { FileText } from "lucide-react";
import { PanelCard } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { Bar } from "./bar.tsx";
import { ExportButton } from "./chart-card.tsx";
import { messages, numberText } from "./messages.ts";
import { type PageRow, usePageRows } from "./use-page-rows.ts";

const words = messages.pages;
const HEADER = [words.page, words.views, words.inquiries, words.rate];

interface PagesCardProps {
  readonly pages: Figures["pages"];
  readonly period: Period;
}

export function PagesCard({ pages, period }: PagesCardProps) {
  const list = usePageRows(pages, period);
  const rows = list.state === "ready" ? list.data : [];
  return (
    <PanelCard
      title={words.title}
      description={words.text}
      actions={
        rows.length === 0 ? undefined : (
          <ExportButton
            file="pages-with-inquiries"
            header={HEADER}
            rows={rows.map((row) => [
              row.path,
              row.views ?? "",
              row.inquiries,
              calculateRate(row) ?? "",
            ])}
            sums={[]}
          />
        )
      }
    >
      <PanelList
        list={list}
        loading={words.loading}
        failure={words.failure}
        empty={<EmptyState icon={<FileText />} title={words.empty} />}
      >
        {(some) => (
          <Table.Root aria-label={words.title} fontVariantNumeric="tabular-nums">
            <Table.Header hideBelow="md">
              <Table.Row>
                {HEADER.map((name, index) => (
                  <Table.ColumnHeader
                    key={name}
                    scope="col"
                    px="5"
                    textAlign={index ? "end" : "start"}
                  >
                    {name}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {some.map((row) => (
                <Row
                  key={row.path}
                  row={row}
                  maxRate={Math.max(...some.map((page) => calculateRate(page) ?? 0))}
                />
              ))}
            </Table.Body>
          </Table.Root>
        )}
      </PanelList>
    </PanelCard>
  );
}

interface RowProps {
  readonly row: PageRow;
  /** The highest rate of the table. */
  readonly maxRate: number;
}

function Row({ row, maxRate }: RowProps) {
  const { path, title, views, inquiries } = row;
  const rate = calculateRate(row);
  return (
    <Table.Row display={{ base: "grid", md: "table-row" }} gridTemplateColumns="1fr auto">
      <Table.Cell asChild px="5" borderBottomWidth={{ base: "0", md: "1px" }} gridColumn="1 / -1">
        <chakra.th scope="row" textAlign="start" fontWeight="400">
          <Link href={path} target="_blank" lang="es" fontWeight="560">
            {title ?? path}
          </Link>
          {title === undefined ? null : (
            <Text fontSize="xs" color="fg.muted" fontFamily="mono" wordBreak="break-all">
              {path}
            </Text>
          )}
        </chakra.th>
      </Table.Cell>
      {(
        [
          [words.views, views === undefined ? "–" : numberText(views)],
          [words.inquiries, numberText(inquiries)],
          [words.rate, rate?.toFixed(2) ?? "–"],
        ] as const
      ).map(([name, text]) => (
        <Table.Cell
          key={name}
          px={{ md: "5" }}
          textAlign={{ md: "end" }}
          display={{ base: "contents", md: "table-cell" }}
        >
          <Box as="span" hideFrom="md" px="5" color="fg.muted" textStyle="caption">
            {name}
          </Box>
          {name === words.rate && rate !== undefined ? (
            <Bar
              share={rate / maxRate}
              display={{ base: "none", md: "inline-block" }}
              w="24"
              me="5"
              verticalAlign="middle"
            />
          ) : null}
          <Box as="span" px={{ base: "5", md: "0" }} textAlign="end">
            {text}
          </Box>
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

/** The number of inquiries for 100 views. */
function calculateRate({ views, inquiries }: PageRow): number | undefined {
  return views ? Math.round((10_000 * inquiries) / views) / 100 : undefined;
}

import { chakra } from "@chakra-ui/react";
import { toSlug } from "domain/shared/slug";
import { Fragment } from "react";
import type { FamilyFilters } from "#catalogue/family-filters.ts";
import type {
  CellDetail,
  FamilyTable,
  TableCell,
  TableColumn,
  TableRow,
} from "#catalogue/family-table.ts";
import { COLUMN_OF } from "#catalogue/finder/facet-columns.ts";
import { Letter } from "#ui/letter.tsx";
import { AddToList } from "#ui/list/add-to-list.tsx";
import { markClass } from "./filter-styles.ts";
import { MAX_SHOWN } from "./script/max-shown.ts";
import { phoneHeight, tableStyles } from "./table-styles.ts";

const Region = chakra("div", { base: tableStyles });

interface ReferencesTableProps {
  /** Slug. */
  readonly family: string;
  readonly name: string;
  readonly table: FamilyTable;
  /** Positions of its filters' values by reference. */
  readonly marks: FamilyFilters["marks"];
}

/** Every cell of it is text of the finished page. */
export function ReferencesTable({
  family,
  name,
  table: { columns, rows },
  marks,
}: ReferencesTableProps) {
  const prefix = commonStart(rows);
  const steel = columns.findIndex((_, index) => rows.every(({ cells }) => steelIn(cells[index])));
  const load = columns.findIndex(({ names }) =>
    names.some((name) => COLUMN_OF.load.includes(name)),
  );
  const getText = (cells: TableRow["cells"], index: number) =>
    (index === steel ? steelIn(cells[index]) : undefined) ?? cells[index]?.text ?? "";
  /** Shown below the reference on phones, where other columns are scrolled to. */
  const keyFacts = (cells: TableRow["cells"]) =>
    [
      load < 0 ? "" : `${getText(cells, load)} ${columns[load]?.unit}`,
      steel < 0 ? "" : getText(cells, steel),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <Region
      role="region"
      aria-labelledby="tabla"
      tabIndex={0}
      {...(rows.length > MAX_SHOWN ? { "data-defer": "" } : {})}
      {...(isWide(columns, rows) ? { "data-wide": "" } : {})}
      css={phoneHeight(rows.length)}
    >
      <table>
        <chakra.caption
          id="tabla"
          srOnly
        >{`${name}: referencias. Las letras son las del plano.`}</chakra.caption>
        <thead>
          <tr>
            <th scope="col" data-column="referencia">
              <b>Referencia</b>
            </th>
            {columns.map((column, index) => (
              <HeadCell
                key={column.label}
                {...column}
                {...(index === steel && column.unit === null ? { unit: "AISI" } : {})}
                hasLongTexts={rows.some(({ cells }) => getText(cells, index).length > LONG_TEXT)}
              />
            ))}
            <th scope="col" data-screen-only="">
              <chakra.span srOnly>Lista</chakra.span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ reference, opensGroup, cells }) => (
            <tr
              key={reference}
              id={reference}
              className={marks
                .get(reference)
                ?.flatMap((value, filter) => (value < 0 ? [] : markClass(filter, value)))
                .join(" ")}
              {...(opensGroup ? { "data-group": "" } : {})}
            >
              <th scope="row" data-facts={keyFacts(cells) || undefined}>
                <label>
                  <input type="checkbox" />
                  <Breakable prefix={prefix} rest={reference.slice(prefix.length)} />
                </label>
              </th>
              {cells.map(({ details }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name
                <td key={index} {...numeric(columns[index])}>
                  {getText(cells, index)}
                  <Details details={details} />
                </td>
              ))}
              <td data-screen-only="">
                <AddToList reference={reference} family={family} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Region>
  );
}

function Breakable({ prefix, rest }: { readonly prefix: string; readonly rest: string }) {
  return (
    <span>
      <small>{prefix}</small>
      <span>{rest}</span>
    </span>
  );
}

/** "Brida de cuatro agujeros" on two lines instead of three. */
const LONG_TEXT = 20;

function HeadCell({ hasLongTexts, ...column }: TableColumn & { readonly hasLongTexts: boolean }) {
  const { label, letters, unit } = column;
  return (
    <th
      scope="col"
      data-column={toSlug(label)}
      {...numeric(column)}
      {...(hasLongTexts ? { "data-long": "" } : {})}
    >
      {letters.length === 0 ? null : (
        <span>
          {letters.map((letter, index) => (
            <Fragment key={letter}>
              {index > 0 ? "–" : null}
              <Letter letter={letter} />
            </Fragment>
          ))}
        </span>
      )}{" "}
      <b>{label}</b> {unit === null ? null : <small>{unit}</small>}
    </th>
  );
}

function Details({ details }: { readonly details: readonly CellDetail[] }) {
  if (details.length === 0) return null;
  return (
    <small>
      {details.map(({ label, letter, text }) => (
        <span key={label}>
          {" "}
          {letter === null ? label : <Letter letter={letter} />} {text}
        </span>
      ))}
    </small>
  );
}

const numeric = (column: TableColumn | undefined) =>
  column?.isNumber ? { "data-number": "" } : {};

/** @returns "NHK-PN-" for references that all start so */
function commonStart(rows: readonly TableRow[]): string {
  const [first = "", ...others] = rows.map(({ reference }) => reference);
  const parts = first.split("-");
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const start = `${parts.slice(0, count).join("-")}-`;
    if (others.every((reference) => reference.startsWith(start))) return start;
  }
  return "";
}

/** Without the number of the material, which the filter has: "304" for "AISI 304 (1.4301)". */
function steelIn(cell: TableCell | undefined): string | undefined {
  return /^AISI (\S+) \(1\.\d{4}\)$/.exec(cell?.text ?? "")?.[1];
}

/** 1232 px hold about 190 letters, with the paddings of the cells as three letters each. */
const MAX_LETTERS = 190;

function isWide(columns: readonly TableColumn[], rows: readonly TableRow[]): boolean {
  const getMaxLength = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const lengths = columns.map(({ label }, index) =>
    getMaxLength([...label.split(" "), ...rows.map(({ cells }) => cells[index]?.text ?? "")]),
  );
  const reference = getMaxLength(rows.map((row) => row.reference));
  return lengths.reduce((sum, length) => sum + length + 3, reference + 3) > MAX_LETTERS;
}

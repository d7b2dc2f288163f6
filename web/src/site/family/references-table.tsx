import { chakra } from "@chakra-ui/react";
import type { FamilyFilters } from "functions/domain/catalogue/family-filters";
import type {
  CellDetail,
  FamilyTable,
  TableColumn,
  TableRow,
} from "functions/domain/catalogue/family-table";
import { slugOf } from "functions/domain/shared/slug";
import { Fragment } from "react";
import { Letter } from "#ui/site/letter.tsx";
import { AddToList } from "#ui/site/list/add-to-list.tsx";
import { markClass } from "./filter-styles.ts";
import { MOST_SHOWN } from "./script/most-shown.ts";
import { tableStyles } from "./table-styles.ts";

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
  return (
    <Region
      role="region"
      aria-label="Tabla de referencias"
      tabIndex={0}
      {...(rows.length > MOST_SHOWN ? { "data-defer": "" } : {})}
      {...(isWide(columns, rows) ? { "data-wide": "" } : {})}
    >
      <table>
        <chakra.caption
          srOnly
        >{`${name}: referencias. Las letras son las del plano.`}</chakra.caption>
        <thead>
          <tr>
            <th scope="col" data-column="referencia">
              <b>Referencia</b>
            </th>
            {columns.map((column) => (
              <HeadCell key={column.label} {...column} />
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
              <th scope="row">
                <label>
                  <input type="checkbox" />
                  <Breakable prefix={prefix} rest={reference.slice(prefix.length)} />
                </label>
              </th>
              {cells.map(({ text, details }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name
                <td key={index} {...numeric(columns[index])}>
                  {text}
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

function HeadCell(column: TableColumn) {
  const { label, letters, unit } = column;
  return (
    <th scope="col" data-column={slugOf(label)} {...numeric(column)}>
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

/** 1232 px hold about 190 letters, with the paddings of the cells as three letters each. */
const MOST_LETTERS = 190;

function isWide(columns: readonly TableColumn[], rows: readonly TableRow[]): boolean {
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const lengths = columns.map(({ label }, index) =>
    longest([...label.split(" "), ...rows.map(({ cells }) => cells[index]?.text ?? "")]),
  );
  const reference = longest(rows.map((row) => row.reference));
  return lengths.reduce((sum, length) => sum + length + 3, reference + 3) > MOST_LETTERS;
}

import { chakra } from "@chakra-ui/react";
import type { Criterion, FinderIndex, FinderRow } from "#catalogue/finder/model.ts";
import { content } from "./content.ts";
import { rowsStyles } from "./group-styles.ts";
import { ReferenceRow } from "./reference-row.tsx";

const Rows = chakra("table", { base: rowsStyles });

interface ReferenceRowsProps {
  readonly label: string;
  readonly index: FinderIndex;
  readonly rows: readonly FinderRow[];
  /** Marked. */
  readonly typed: readonly Criterion[];
}

export function ReferenceRows({ label, index, rows, typed }: ReferenceRowsProps) {
  return (
    <Rows aria-label={label}>
      <Head />
      <tbody>
        {rows.map((row) => (
          <ReferenceRow key={row[0]} index={index} row={row} typed={typed} />
        ))}
      </tbody>
    </Rows>
  );
}

function Head() {
  const { table } = content;
  return (
    <thead>
      <tr>
        <th scope="col">{table.reference}</th>
        <th scope="col">{table.thread}</th>
        <th scope="col" data-number="">
          {table.diameter} <small>mm</small>
        </th>
        <th scope="col" data-number="">
          {table.load}
        </th>
        <th scope="col">{table.material}</th>
        <th scope="col">{table.seal}</th>
        <th scope="col" data-number="">
          {table.heat} <small>°C</small>
        </th>
        <th scope="col" data-screen-only="">
          <chakra.span srOnly>{table.list}</chakra.span>
        </th>
      </tr>
    </thead>
  );
}

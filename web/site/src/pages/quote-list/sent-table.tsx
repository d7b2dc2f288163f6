import { chakra } from "@chakra-ui/react";
import type { ListedFamily } from "#lib/page-data.ts";
import type { QuoteList } from "#lib/quote-list.ts";
import { content } from "./content.ts";

interface SentTableProps {
  readonly items: QuoteList;
  readonly findFamily: (reference: string) => ListedFamily | undefined;
  /** The id of its title. */
  readonly labelledBy: string;
}

/** The lines of a sent list. */
export function SentTable({ items, findFamily, labelledBy }: SentTableProps) {
  const { columns } = content.sent;
  return (
    <Table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{columns.reference}</th>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.note}</th>
          <th scope="col">{columns.quantity}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ reference, quantity, note }) => (
          <tr key={reference}>
            <th scope="row">{reference}</th>
            <td>{findFamily(reference)?.name ?? content.unknown}</td>
            <td>{note || "–"}</td>
            <td>{quantity}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A block per line on phones. */
const Table = chakra("table", {
  base: {
    width: "full",
    fontSize: ".9375rem",
    "& tr": { borderBottom: "1px solid {colors.border}" },
    "& th": { fontWeight: "600", textAlign: "start" },
    "& :is(th, td)": { py: "2.5", pe: "4", verticalAlign: "top", overflowWrap: "anywhere" },
    "& :is(th, td):last-child": { pe: "0", textAlign: "end", fontWeight: "600" },
    "& td:nth-of-type(2)": { color: "fg.muted" },
    smDown: {
      "& tr > :nth-child(2)": { display: "none" },
    },
  },
});

import { compareCells } from "./cell-order.ts";
import { type Row, textIn } from "./rows.ts";

export interface Order {
  /** Position of the cell. */
  readonly column: number;
  readonly isDescending: boolean;
}

/** Ascending, then descending, then as the page has it. */
export function nextOrder(order: Order | null, column: number): Order | null {
  if (order?.column !== column) return { column, isDescending: false };
  return order.isDescending ? null : { column, isDescending: true };
}

export function inOrder(rows: readonly Row[], order: Order | null): readonly Row[] {
  if (order === null) return rows;
  const { column, isDescending } = order;
  return rows
    .map((row) => ({ row, text: textIn(row, column) }))
    .sort((a, b) => compareCells(a.text, b.text, isDescending))
    .map(({ row }) => row);
}

/** Puts a button into each head cell, which looks as before. */
export function addSortButtons(heads: readonly HTMLTableCellElement[]): void {
  for (const label of heads.flatMap((head) => head.querySelector("b") ?? [])) {
    const button = document.createElement("button");
    button.append(...label.childNodes);
    label.append(button);
  }
}

export function showOrder(heads: readonly HTMLTableCellElement[], order: Order | null): void {
  heads.forEach((head, column) => {
    if (order?.column !== column) head.removeAttribute("aria-sort");
    else head.setAttribute("aria-sort", order.isDescending ? "descending" : "ascending");
  });
}

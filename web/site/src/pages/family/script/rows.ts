export interface Row {
  readonly element: HTMLTableRowElement;
  readonly reference: string;
  /** Position of its value in each filter, -1 without one. */
  readonly marks: readonly number[];
}

export function toRows(body: HTMLTableSectionElement, filters: number): readonly Row[] {
  return [...body.rows].map((element) => ({
    element,
    reference: element.id,
    marks: parseMarks(element.className, filters),
  }));
}

/** @param classes as markClass of filter-styles.ts writes them */
function parseMarks(classes: string, filters: number): number[] {
  const marks = new Array<number>(filters).fill(-1);
  for (const [, filter = "", value] of classes.matchAll(/\b([a-z])(\d+)\b/g))
    marks[filter.charCodeAt(0) - 97] = Number(value);
  return marks;
}

/** Without the details in small letters. */
export function textIn({ element, reference }: Row, column: number): string {
  if (column === 0) return reference;
  return element.cells[column]?.firstChild?.nodeValue ?? "";
}

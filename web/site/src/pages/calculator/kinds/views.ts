import type { LoadRange } from "#calculators/result.ts";

export interface FormulaLine {
  readonly name: string;
  /** As MathText. */
  readonly formula: string;
  readonly spoken: string;
  readonly note?: string;
  /** Opens on demand. */
  readonly details?: { readonly summary: string; readonly text: string };
}

export interface Worked {
  /** As MathText, with the numbers. */
  readonly steps: string;
  readonly outcome: string;
  readonly after?: string | undefined;
}

/** An error or a warning; null belongs to the references. */
export interface Note {
  readonly field: string | null;
  readonly message: string;
}

export interface ShownError extends Note {
  readonly reason: string;
}

export interface TableColumn<Row> {
  readonly head: string;
  readonly unit?: string;
  readonly symbol?: string;
  readonly isNumber?: true;
  readonly text: (row: Row) => string;
}

export interface Listed {
  readonly reference: string;
  /** Slug. */
  readonly family: string;
}

export interface ReferenceRow extends Listed {
  /** Percent. */
  readonly reserve: number;
  /** By column. */
  readonly cells: readonly string[];
}

export interface Strip {
  readonly range: LoadRange;
  readonly required: number;
  /** The needed load. */
  readonly text: string;
  /** Newtons, shown in kN; otherwise kg. */
  readonly isKilo: boolean;
}

export interface Result {
  readonly figure: { readonly value: string; readonly label: string };
  readonly strip: Strip | null;
  readonly count: { readonly figure: string; readonly text: string } | null;
  /** By formula. */
  readonly worked: Readonly<Record<string, Worked | null>>;
  readonly hint?: string | undefined;
  readonly heading: string;
  readonly columns: readonly Pick<TableColumn<never>, "head" | "unit" | "symbol" | "isNumber">[];
  readonly rows: readonly ReferenceRow[];
  /** Pieces of each that are added to the list for inquiry. */
  readonly quantity: number;
}

/** What a calculation shows. */
export interface CalculationView {
  readonly errors: readonly ShownError[];
  readonly warnings: readonly Note[];
  /** Null with errors. */
  readonly result: Result | null;
}

/** What the pages of the calculators give to their shared parts. */
export interface FieldView {
  readonly name: string;
  /** Of the formulas, as MathText. */
  readonly symbol?: string;
  readonly hint?: string;
  readonly isHalf?: true;
  /** Of a list. */
  readonly label?: string;
}

export interface FieldGroup {
  readonly legend: string;
  readonly isOptional?: true;
  readonly fields: readonly FieldView[];
}

/** Value and label. */
export type Options = readonly (readonly [string, string])[];

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

export interface TableColumn<Row> {
  readonly head: string;
  readonly unit?: string;
  readonly symbol?: string;
  readonly isNumber?: true;
  readonly text: (row: Row) => string;
}

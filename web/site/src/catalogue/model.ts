import type { FamilyText } from "./read-families.ts";
import type { Unit } from "./units.ts";

/** A number has its column's unit; null: does not apply. */
export type CellValue = string | number | null;

export interface Choice {
  readonly value: string;
  /** How texts name the value. */
  readonly label: string;
}

export interface Condition {
  readonly column: string;
  readonly values: readonly string[];
}

export interface CellRule {
  readonly column: string;
  readonly kind: "text" | "number" | "choice";
  readonly unit: Unit | null;
  readonly decimals: number;
  readonly choices: readonly Choice[];
  /** Other rows leave the cell empty. */
  readonly onlyFor: Condition | null;
}

export interface Column extends CellRule {
  readonly label: string;
  readonly filter: boolean;
  /** In the family's drawing. */
  readonly letter: string | null;
  readonly symbol: string | null;
  readonly note: string | null;
}

export interface ProductReference {
  readonly reference: string;
  /** The slug of its family. */
  readonly family: string;
  readonly values: Readonly<Record<string, CellValue>>;
}

export interface FamilyData {
  readonly slug: string;
  readonly columns: readonly Column[];
  readonly references: readonly ProductReference[];
}

export type Family = FamilyText & FamilyData;

export type Catalogue = readonly Family[];

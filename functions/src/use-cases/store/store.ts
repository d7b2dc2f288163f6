import type { CollectionName, Collections, FieldName, FieldValue } from "./collections.ts";

/** Ids of documents to read: whole, or only some of their fields. */
export type Wanted = {
  readonly [C in CollectionName]?:
    | readonly string[]
    | { readonly ids: readonly string[]; readonly fields: readonly FieldName<C>[] };
};

type ElementOf<T> = T extends readonly (infer E)[] ? E : never;
export type Operator = "==" | "<=" | ">=" | "in" | "array-contains" | "array-contains-any";

/** One condition at most, so that no composite index is needed. */
export interface Query<C extends CollectionName> {
  readonly where?: {
    [F in FieldName<C>]:
      | readonly [F, "==" | "<=" | ">=", FieldValue<C, F>]
      | readonly [F, "in", readonly FieldValue<C, F>[]]
      | readonly [F, "array-contains", ElementOf<FieldValue<C, F>>]
      | readonly [F, "array-contains-any", readonly ElementOf<FieldValue<C, F>>[]];
  }[FieldName<C>];
  /** Ascending; by default the field of '<=' or '>=', otherwise the id. */
  readonly orderBy?: FieldName<C>;
  /** An id; requires the order of ids. */
  readonly after?: string;
  readonly limit?: number;
  readonly fields?: readonly FieldName<C>[];
}

export function isRange(operator: string): boolean {
  return operator === "<=" || operator === ">=";
}

/** A field that is missing or does not fit its schema is left out. */
type Fields<C extends CollectionName, F> = {
  readonly [K in F & FieldName<C>]?: FieldValue<C, K>;
};
type Content<C extends CollectionName, Asked> = Asked extends {
  readonly fields: readonly (infer F)[];
}
  ? Fields<C, F>
  : Collections[C];

export type Found<W extends Wanted> = {
  readonly [C in keyof W & CollectionName]: ReadonlyMap<string, Content<C, W[C]>>;
};

export interface Snapshot<T> {
  readonly id: string;
  /** By the database's clock. */
  readonly createTime: Date;
  readonly readTime: Date;
  readonly data: T;
}

export interface Reads {
  /** @throws DomainError internal when a whole document does not fit its schema */
  read<const W extends Wanted>(request: W): Promise<Found<W>>;
  query<C extends CollectionName, const Q extends Query<C>>(
    collection: C,
    query: Q & Query<C>,
  ): Promise<readonly Snapshot<Content<C, Q>>[]>;
}

type NumberField<C extends CollectionName> = {
  [F in FieldName<C>]: FieldValue<C, F> extends number ? F : never;
}[FieldName<C>];
type MapField<C extends CollectionName> = {
  [F in FieldName<C>]: string extends keyof FieldValue<C, F> ? F : never;
}[FieldName<C>];

export interface Change<C extends CollectionName> {
  readonly set?: { readonly [F in FieldName<C>]?: FieldValue<C, F> };
  readonly increment?: { readonly [F in NumberField<C>]?: number };
  /** Added to fields that are maps. */
  readonly entries?: { readonly [F in MapField<C>]?: FieldValue<C, F> };
  readonly remove?: readonly FieldName<C>[];
}

/** All of them take effect, or none. */
export interface Writes {
  /** The commit fails with 'already-exists' when the document exists. */
  create<C extends CollectionName>(collection: C, id: string, document: Collections[C]): void;
  /** Stores a document under a random id. */
  add<C extends CollectionName>(collection: C, document: Collections[C]): void;
  set<C extends CollectionName>(collection: C, id: string, document: Collections[C]): void;
  /** The commit fails when the document does not exist. */
  update<C extends CollectionName>(collection: C, id: string, change: Change<C>): void;
  delete(collection: CollectionName, id: string): void;
}

/** Reads must precede writes. */
export interface Transaction extends Reads, Writes {}

export interface Store extends Reads {
  /** Runs `work` again when another commit changed what it read. */
  atomically<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  batch(write: (writes: Writes) => void): Promise<void>;
  count(collection: CollectionName): Promise<{ readonly count: number; readonly at: Date }>;
}

export interface StoreDeps {
  readonly store: Store;
  readonly now: () => Date;
}

import { DomainError } from "domain/shared/errors";
import * as v from "valibot";
import {
  type CollectionName,
  type Collections,
  collections,
  pickFields,
} from "../use-cases/store/collections.ts";
import {
  type Change,
  isRange,
  type Operator,
  type Query,
  type Reads,
  type Snapshot,
  type Store,
  type Wanted,
  type Writes,
} from "../use-cases/store/store.ts";

type Data = Readonly<Record<string, unknown>>;
type Documents = { readonly [C in CollectionName]: Map<string, Collections[C]> };

/**
 * The store in memory, for tests: `documents` is what is stored, `reads` counts the ids of each read, `clock.now` is the
 * database's time. While `clock.failure` is set every commit fails.
 */
export function memoryStore() {
  const names = Object.keys(collections) as CollectionName[];
  const documents = Object.fromEntries(names.map((name) => [name, new Map()])) as Documents;
  const created = new Map<string, Date>();
  const reads: { readonly collection: CollectionName; readonly count: number }[] = [];
  const clock = { now: new Date("2026-11-21T10:00:00Z"), failure: "" };

  /** Keeps writes back; `commit` applies all of them or none. */
  function batch() {
    const staged = new Map<string, { collection: CollectionName; id: string; data: Data | null }>();
    const work: (() => void)[] = [];
    const current = (collection: CollectionName, id: string): Data | null => {
      const change = staged.get(`${collection}/${id}`);
      return change ? change.data : (documents[collection].get(id) ?? null);
    };
    const stage = (collection: CollectionName, id: string, data: Data | null) => {
      if (data) v.parse(collections[collection], data);
      staged.set(`${collection}/${id}`, { collection, id, data });
    };
    const writes: Writes = {
      create: (collection, id, data) =>
        void work.push(() => {
          if (current(collection, id)) throw new DomainError("already-exists");
          stage(collection, id, data);
        }),
      add: (collection, data) =>
        void work.push(() => {
          // Ids that a repeat in a fresh store gives again.
          let n = documents[collection].size;
          while (current(collection, `added-${n}`)) n += 1;
          stage(collection, `added-${n}`, data);
        }),
      set: (collection, id, data) => void work.push(() => stage(collection, id, data)),
      update: (collection, id, change) =>
        void work.push(() => {
          const data = current(collection, id);
          if (!data) throw new Error(`There is no ${collection}/${id}`);
          stage(collection, id, changed(data, change));
        }),
      delete: (collection, id) => void work.push(() => stage(collection, id, null)),
    };
    const commit = () => {
      if (clock.failure !== "") throw new Error(clock.failure);
      for (const write of work) write();
      for (const [path, { collection, id, data }] of staged) {
        const all = documents[collection] as Map<string, unknown>;
        if (!data) created.delete(path);
        else if (!all.has(id)) created.set(path, clock.now);
        if (data) all.set(id, data);
        else all.delete(id);
      }
    };
    return { writes, commit, isEmpty: () => work.length === 0 };
  }

  const read = {
    read: async (request: Wanted) => {
      const found = Object.entries(request).map(([name, some]) => {
        const collection = name as CollectionName;
        const { ids, fields } = "ids" in some ? some : { ids: some, fields: undefined };
        reads.push({ collection, count: ids.length });
        const present = ids.flatMap((id): [string, unknown][] => {
          const data = documents[collection].get(id);
          return data ? [[id, getContent(collection, data, fields)]] : [];
        });
        return [collection, new Map(present)];
      });
      return Object.fromEntries(found) as unknown;
    },
    query: async <C extends CollectionName>(collection: C, query: Query<C>) => {
      const stored = [...documents[collection]].map(([id, data]) => ({
        id,
        createTime: created.get(`${collection}/${id}`) ?? new Date(0),
        readTime: clock.now,
        data: data as Data,
      }));
      return selected(stored, query).map((snapshot) => ({
        ...snapshot,
        data: getContent(collection, snapshot.data, query.fields),
      }));
    },
  };

  const store: Store = {
    ...(read as Reads),
    atomically: async (work) => {
      const { writes, commit, isEmpty } = batch();
      const early = <T extends unknown[], R>(call: (...args: T) => Promise<R>) => {
        return async (...args: T) => {
          if (!isEmpty()) throw new Error("A transaction reads before it writes");
          return call(...args);
        };
      };
      const first = { read: early(read.read), query: early(read.query) } as Reads;
      const result = await work({ ...first, ...writes });
      commit();
      return result;
    },
    batch: async (write) => {
      const { writes, commit } = batch();
      write(writes);
      commit();
    },
    count: async (collection) => ({ count: documents[collection].size, at: clock.now }),
  };
  return { store, documents, reads, clock };
}

function getContent(
  collection: CollectionName,
  data: Data,
  fields: readonly string[] | undefined,
): unknown {
  return fields ? pickFields(collection, data, fields) : data;
}

function changed<C extends CollectionName>(data: Data, change: Change<C>): Data {
  const { set = {}, increment = {}, entries = {}, remove = [] } = change;
  const next: Record<string, unknown> = { ...data, ...set };
  for (const [field, by] of Object.entries(increment))
    next[field] = Number(next[field]) + Number(by);
  for (const [field, added] of Object.entries(entries)) {
    next[field] = { ...(next[field] as object), ...(added as object) };
  }
  for (const field of remove) delete next[field];
  return next;
}

function selected<C extends CollectionName>(
  stored: readonly Snapshot<Data>[],
  { where, orderBy, after, limit }: Query<C>,
): readonly Snapshot<Data>[] {
  const order = orderBy ?? (where && isRange(where[1]) ? where[0] : undefined);
  const getKey = ({ id, data }: Snapshot<Data>) => (order ? Number(data[order]) : id);
  return stored
    .filter(({ data }) => !where || fits(data[where[0]], where))
    .filter(({ data }) => order === undefined || data[order] !== undefined)
    .toSorted((a, b) => compare(getKey(a), getKey(b)) || compare(a.id, b.id))
    .filter(({ id }) => after === undefined || id > after)
    .slice(0, limit);
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function fits(
  value: unknown,
  [, operator, operand]: readonly [string, Operator, unknown],
): boolean {
  if (operator === "array-contains") return Array.isArray(value) && value.includes(operand);
  if (operator === "array-contains-any")
    return (
      Array.isArray(value) &&
      Array.isArray(operand) &&
      value.some((element) => operand.includes(element))
    );
  if (operator === "in") return Array.isArray(operand) && operand.includes(value);
  if (operator === "==") return value === operand;
  if (!(value instanceof Date && operand instanceof Date)) return false;
  return operator === "<=" ? value <= operand : value >= operand;
}

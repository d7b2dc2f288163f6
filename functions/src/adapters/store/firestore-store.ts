import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query as FirestoreQuery,
  type Transaction as FirestoreTransaction,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type ReadOptions,
} from "firebase-admin/firestore";
import { type CollectionName, collections, pickFields } from "../../use-cases/store/collections.ts";
import {
  type Change,
  isRange,
  type Operator,
  type Query,
  type Reads,
  type Store,
  type Transaction,
  type Wanted,
  type Writes,
} from "../../use-cases/store/store.ts";
import { inTransaction, parseStored, withDates, withDomainErrors } from "./stored.ts";

/** So many values Firestore takes in one `in` or `array-contains-any`. */
const VALUES_PER_QUERY = 30;

export function firestoreStore(db: Firestore): Store {
  return {
    ...toReads(db, {
      getAll: (refs, options) => withDomainErrors(db.getAll(...refs, options)),
      get: (query) => withDomainErrors(query.get()),
    }),
    atomically: (work) => inTransaction(db, (transaction) => work(toTransaction(db, transaction))),
    batch: async (write) => {
      const batch = db.batch();
      write(toWrites(db, batch));
      await withDomainErrors(batch.commit());
    },
    count: async (collection) => {
      const answer = await withDomainErrors(db.collection(collection).count().get());
      return { count: answer.data().count, at: answer.readTime.toDate() };
    },
  };
}

export function toTransaction(db: Firestore, transaction: FirestoreTransaction): Transaction {
  const reads = toReads(db, {
    getAll: (refs, options) => transaction.getAll(...refs, options),
    get: (query) => transaction.get(query),
  });
  return { ...reads, ...toWrites(db, transaction) };
}

interface Source {
  readonly getAll: (
    refs: DocumentReference[],
    options: ReadOptions,
  ) => Promise<readonly DocumentSnapshot[]>;
  readonly get: (query: FirestoreQuery) => Promise<QuerySnapshot>;
}

function toReads(db: Firestore, source: Source): Reads {
  const reads = {
    read: async (request: Wanted) => {
      const requests = (Object.keys(request) as CollectionName[]).map((collection) => {
        const some = request[collection] ?? [];
        const { ids, fields } = "ids" in some ? some : { ids: some, fields: undefined };
        return { collection, ids, fields };
      });
      const refs = requests.flatMap(({ collection, ids }) =>
        ids.map((id) => db.collection(collection).doc(id)),
      );
      const isMasked = requests.every(({ fields }) => fields !== undefined);
      const mask = [...new Set(requests.flatMap(({ fields = [] }) => fields))];
      const snapshots =
        refs.length > 0 ? await source.getAll(refs, isMasked ? { fieldMask: mask } : {}) : [];
      let from = 0;
      const found = requests.map(({ collection, ids, fields }) => {
        const own = snapshots.slice(from, from + ids.length);
        from += ids.length;
        return [collection, toDocuments(collection, own, fields)];
      });
      return Object.fromEntries(found) as unknown;
    },
    query: async <C extends CollectionName>(collection: C, query: Query<C>) => {
      const { fields, limit } = query;
      const answers = await Promise.all(
        toQueries(db, collection, query).map((query) => source.get(query)),
      );
      const unique = new Map(answers.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc])));
      const docs = [...unique.values()].slice(0, limit);
      return docs.map((doc: QueryDocumentSnapshot) => ({
        id: doc.id,
        createTime: doc.createTime.toDate(),
        readTime: doc.readTime.toDate(),
        data: getContent(collection, doc.data(), fields),
      }));
    },
  };
  return reads as Reads;
}

function toDocuments(
  collection: CollectionName,
  snapshots: readonly DocumentSnapshot[],
  fields: readonly string[] | undefined,
): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const snapshot of snapshots) {
    const data = snapshot.data();
    if (data) found.set(snapshot.id, getContent(collection, data, fields));
  }
  return found;
}

function getContent(
  collection: CollectionName,
  data: Readonly<Record<string, unknown>>,
  fields: readonly string[] | undefined,
): unknown {
  return fields
    ? pickFields(collection, withDates(data), fields)
    : parseStored<unknown>(collections[collection], data);
}

function toQueries<C extends CollectionName>(
  db: Firestore,
  collection: C,
  { where, orderBy, after, limit, fields }: Query<C>,
): readonly FirestoreQuery[] {
  const filtered = filteredBy(db.collection(collection), where);
  return filtered.map((baseQuery) => {
    let query = baseQuery;
    if (orderBy) query = query.orderBy(orderBy);
    else if (!where || !isRange(where[1])) query = query.orderBy(FieldPath.documentId());
    if (after !== undefined) query = query.startAfter(after);
    if (limit !== undefined) query = query.limit(limit);
    return fields ? query.select(...fields) : query;
  });
}

function filteredBy(
  all: FirestoreQuery,
  where: readonly [string, Operator, unknown] | undefined,
): readonly FirestoreQuery[] {
  if (!where) return [all];
  const [field, operator, value] = where;
  const isList = operator === "in" || operator === "array-contains-any";
  if (!isList || !Array.isArray(value)) return [all.where(field, operator, value)];
  const groups = Math.ceil(value.length / VALUES_PER_QUERY);
  return Array.from({ length: groups }, (_, index) =>
    all.where(
      field,
      operator,
      value.slice(index * VALUES_PER_QUERY, (index + 1) * VALUES_PER_QUERY),
    ),
  );
}

interface Target {
  create(ref: DocumentReference, data: object): unknown;
  set(ref: DocumentReference, data: object): unknown;
  update(ref: DocumentReference, data: object): unknown;
  delete(ref: DocumentReference): unknown;
}

function toWrites(db: Firestore, target: Target): Writes {
  const at = (collection: CollectionName, id: string) => db.collection(collection).doc(id);
  return {
    create: (collection, id, document) => void target.create(at(collection, id), document),
    add: (collection, document) => void target.create(db.collection(collection).doc(), document),
    set: (collection, id, document) => void target.set(at(collection, id), document),
    update: (collection, id, change) => void target.update(at(collection, id), toUpdate(change)),
    delete: (collection, id) => void target.delete(at(collection, id)),
  };
}

function toUpdate<C extends CollectionName>(change: Change<C>): object {
  const { set = {}, increment = {}, entries = {}, remove = [] } = change;
  const data: Record<string, unknown> = { ...set };
  for (const [field, by] of Object.entries(increment))
    data[field] = FieldValue.increment(Number(by));
  for (const [field, added] of Object.entries(entries)) {
    for (const [key, value] of Object.entries(added as object)) data[`${field}.${key}`] = value;
  }
  for (const field of remove) data[field] = FieldValue.delete();
  return data;
}

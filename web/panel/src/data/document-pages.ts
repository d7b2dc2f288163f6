import {
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from "firebase/firestore";

export async function* documentPages<T>(
  source: Query<T>,
  size: number,
  order: QueryConstraint = orderBy(documentId()),
): AsyncGenerator<readonly QueryDocumentSnapshot<T>[]> {
  let last: QueryDocumentSnapshot<T> | undefined;
  for (;;) {
    const start = last ? [startAfter(last)] : [];
    const page = (await getDocsFromServer(query(source, order, ...start, limit(size)))).docs;
    yield page;
    last = page.at(-1);
    if (page.length < size) return;
  }
}

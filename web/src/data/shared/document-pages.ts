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
import { pagesOf } from "./pages.ts";

export function documentPages<T>(
  source: Query<T>,
  size: number,
  order: QueryConstraint = orderBy(documentId()),
) {
  return pagesOf<QueryDocumentSnapshot<T>>(size, async (last) => {
    const start = last ? [startAfter(last)] : [];
    return (await getDocsFromServer(query(source, order, ...start, limit(size)))).docs;
  });
}

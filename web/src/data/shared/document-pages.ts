import {
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from "firebase/firestore";
import { pagesOf } from "./pages.ts";

export function documentPages<T>(source: Query<T>, size: number) {
  return pagesOf<QueryDocumentSnapshot<T>>(size, async (last) => {
    const start = last ? [startAfter(last)] : [];
    return (await getDocsFromServer(query(source, orderBy(documentId()), ...start, limit(size))))
      .docs;
  });
}

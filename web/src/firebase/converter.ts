import type { DocumentData, FirestoreDataConverter } from "firebase/firestore";
import type * as v from "valibot";
import { readDocument, type Stored } from "./document.ts";

const converters = new WeakMap<v.GenericSchema, unknown>();

/**
 * How documents of a schema are read and written: Timestamp <-> Date, and the id, which is not a stored field.
 * Reading a document that does not fit throws UnreadableDocument; `useLive` reports it and shows the others.
 * The same schema always gives the same converter, because Firestore compares queries by it.
 */
export function converterOf<S extends v.GenericSchema>(
  schema: S,
): FirestoreDataConverter<Stored<v.InferOutput<S>>, DocumentData> {
  type Converter = FirestoreDataConverter<Stored<v.InferOutput<S>>, DocumentData>;
  const existing = converters.get(schema);
  if (existing) return existing as Converter;
  const converter: Converter = {
    // The SDK turns every Date into a Timestamp by itself.
    toFirestore: (model: object) => {
      const { id: _, ...fields } = model as DocumentData;
      return fields;
    },
    // A document of ours that the server has not yet dated carries the browser's estimate.
    fromFirestore: (snapshot) =>
      readDocument(schema, snapshot.ref.path, snapshot.data({ serverTimestamps: "estimate" })),
  };
  converters.set(schema, converter);
  return converter;
}

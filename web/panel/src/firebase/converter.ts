import { collection, type DocumentData, type FirestoreDataConverter } from "firebase/firestore";
import { readDocument, type Stored } from "kit/firebase/document";
import { panelFirestore } from "kit/firebase/panel-sdk";
import type * as v from "valibot";

const converters = new WeakMap<v.GenericSchema, unknown>();

/** One per schema, because Firestore compares queries by it. */
export function getConverter<S extends v.GenericSchema>(
  schema: S,
): FirestoreDataConverter<Stored<v.InferOutput<S>>, DocumentData> {
  type Converter = FirestoreDataConverter<Stored<v.InferOutput<S>>, DocumentData>;
  const existing = converters.get(schema);
  if (existing) return existing as Converter;
  const converter: Converter = {
    toFirestore: (model: object) => {
      const { id: _, ...fields } = model as DocumentData;
      return fields;
    },
    fromFirestore: (snapshot) =>
      readDocument(schema, snapshot.ref.path, snapshot.data({ serverTimestamps: "estimate" })),
  };
  converters.set(schema, converter);
  return converter;
}

/** A collection whose documents are checked by the schema as they are read. */
export function typedCollection<S extends v.GenericSchema>(name: string, schema: S) {
  return collection(panelFirestore(), name).withConverter(getConverter(schema));
}

import { itAgreesOnRandomDocuments } from "./random-documents.ts";

/** A few documents, which keep the property working; the files of `night` have many. */
itAgreesOnRandomDocuments("random", 10);

import { itAgreesOnRandomDocuments } from "../random-documents.ts";

itAgreesOnRandomDocuments("night-random", 300);

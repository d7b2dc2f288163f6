import * as v from "valibot";
import type { AuditCalls } from "./audit.ts";
import type { DeletionCalls } from "./deletion.ts";
import type { GenerationCalls } from "./generation.ts";
import type { GuestCalls } from "./guests.ts";
import type { ImportCalls } from "./imports.ts";
import type { InboxCalls } from "./inbox.ts";
import type { IndexingCalls } from "./indexing.ts";
import type { PictureCalls } from "./pictures.ts";
import type { UserCalls } from "./users.ts";
import type { VisitorCalls } from "./visitors.ts";

/** Contract of all callables; the server parses `input`. */
export interface Calls
  extends AuditCalls,
    DeletionCalls,
    GuestCalls,
    GenerationCalls,
    ImportCalls,
    InboxCalls,
    IndexingCalls,
    PictureCalls,
    UserCalls,
    VisitorCalls {}

export const NoInput = v.nullish(v.strictObject({}));

export type CallName = keyof Calls;
export type ChunkOf<Name extends CallName> = Calls[Name] extends { chunk: infer Chunk }
  ? Chunk
  : never;
export type StreamName = {
  [Name in CallName]: Calls[Name] extends { chunk: unknown } ? Name : never;
}[CallName];

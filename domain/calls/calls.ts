import type * as v from "valibot";
import { auditCalls } from "./audit.ts";
import type { CallContract } from "./call.ts";
import { importDeletionCalls, postCalls } from "./deletion.ts";
import { generationCalls } from "./generation.ts";
import { guestCalls } from "./guests.ts";
import { importCalls } from "./imports.ts";
import { inboxCalls } from "./inbox.ts";
import { indexingCalls } from "./indexing.ts";
import { pictureCalls } from "./pictures.ts";
import { profileCalls } from "./profile.ts";
import { savingCalls } from "./saving.ts";
import { accountCalls } from "./users.ts";
import { contactCalls, viewCalls } from "./visitors.ts";

/** All calls by the deployed function that answers them, at the path `/<group>/<name>`. */
export const CALL_GROUPS = {
  views: viewCalls,
  contact: { ...contactCalls, ...inboxCalls },
  accounts: { ...accountCalls, ...profileCalls, ...auditCalls },
  posts: { ...savingCalls, ...postCalls },
  imports: { ...importCalls, ...importDeletionCalls },
  library: pictureCalls,
  partner: guestCalls,
  indexing: indexingCalls,
  generation: generationCalls,
} as const;

type Groups = typeof CALL_GROUPS;
export type GroupName = keyof Groups;
/** The contracts of all groups, by the name of the call. */
type Contracts = UnionToIntersection<Groups[GroupName]>;
type UnionToIntersection<Union> = (
  Union extends unknown
    ? (member: Union) => void
    : never
) extends (all: infer All) => void
  ? All
  : never;

export type CallNameIn<Group extends GroupName> = keyof Groups[Group] & string;
export type AnyCallName = keyof Contracts;
export type ContractOf<Name extends AnyCallName> = Contracts[Name];

/** Calls whose body or answer is a file. */
export type FileCallName = {
  [Name in AnyCallName]: Contracts[Name] extends { file: string } ? Name : never;
}[AnyCallName];
export type CallName = Exclude<AnyCallName, FileCallName>;

/** What each call takes and answers. */
export type Calls = {
  readonly [Name in CallName]: {
    input: v.InferInput<Contracts[Name]["input"]>;
    output: Contracts[Name]["output"];
  };
};
export type ChunkOf<Name extends AnyCallName> = Contracts[Name] extends { chunk: infer Chunk }
  ? Chunk
  : never;
export type StreamName = {
  [Name in CallName]: Contracts[Name] extends { chunk: unknown } ? Name : never;
}[CallName];

const GROUP_OF_CALL = new Map(
  Object.entries(CALL_GROUPS).flatMap(([group, calls]) =>
    Object.entries<CallContract>(calls).map(([name, contract]) => [
      name,
      { group: group as GroupName, contract },
    ]),
  ),
);

/** Finds the deployed function and the contract of a call. */
export function findCall(name: AnyCallName) {
  const call = GROUP_OF_CALL.get(name);
  if (!call) throw new Error(`No call is named ${name}.`);
  return call;
}

import type { Calls } from "domain/calls/calls";
import { type ForeignPictures, MAX_COPIES } from "domain/calls/imports";
import { toChunks } from "domain/shared/chunks";
import { DomainError } from "domain/shared/errors";

export interface CopyFailure {
  /** Missing when the post could not be changed. */
  readonly address?: string;
  readonly posts: readonly string[];
  readonly error: unknown;
}

export interface FoundPictures {
  /** The posts with the addresses that are left in them. */
  readonly posts: readonly ForeignPictures[];
  readonly failures: readonly CopyFailure[];
  readonly copied: number;
}

type PictureCall = "findForeignPictures" | "copyPicture" | "replacePictures";
export type CallForPictures = <Name extends PictureCall>(
  name: Name,
  input: Calls[Name]["input"],
) => Promise<Calls[Name]["output"]>;

interface CopyDeps {
  readonly call: CallForPictures;
  /** The addresses of the copies, by those of the originals. */
  readonly copies: Map<string, string>;
  readonly isStopping: () => boolean;
  readonly onProgress: (found: FoundPictures, handled: number) => void;
}

/** After so many calls without an answer the connection counts as lost. */
const MAX_UNANSWERED = 3;
const UNANSWERED = new Set(["unavailable", "deadline-exceeded", "internal", "aborted"]);
const NOT_PLACED = "Its place in the text was not found: replace it in the editor.";

/** @returns `stoppedBy`: the error of a lost connection */
export async function copyPictures(
  { posts, failures: before }: FoundPictures,
  { call, copies, isStopping, onProgress }: CopyDeps,
): Promise<FoundPictures & { readonly stoppedBy?: unknown }> {
  const left = new Map(posts.map((post) => [post.id, post]));
  const handled = new Set<string>();
  const failed = new Set<string>();
  const failures: CopyFailure[] = [];
  let unanswered = 0;
  let stoppedBy: unknown;

  const found = () => ({
    posts: [...left.values()],
    failures: [...failures],
    copied: copies.size,
  });
  const isOver = () => isStopping() || stoppedBy !== undefined;
  function fail(failure: CopyFailure): void {
    console.warn("A picture of an import was not copied", failure.error);
    failures.push(failure);
    unanswered = isAnswer(failure.error) ? 0 : unanswered + 1;
    if (unanswered === MAX_UNANSWERED) stoppedBy = failure.error;
  }

  async function copyPicture(address: string): Promise<string | undefined> {
    if (failed.has(address) || copies.has(address)) return copies.get(address);
    try {
      copies.set(address, (await call("copyPicture", { url: address })).url);
      unanswered = 0;
    } catch (error) {
      failed.add(address);
      const showing = posts.filter(({ addresses }) => addresses.includes(address));
      fail({ address, posts: showing.map(({ title }) => title), error });
    }
    return copies.get(address);
  }

  async function replace(post: ForeignPictures, some: readonly Copy[]): Promise<void> {
    try {
      const input = { post_id: post.id, copies: [...some] };
      const { left: addresses } = await call("replacePictures", input);
      if (addresses.length === 0) left.delete(post.id);
      else left.set(post.id, { ...post, addresses });
      for (const { from: address } of some.filter(({ from }) => addresses.includes(from))) {
        const error = new DomainError("failed-precondition", NOT_PLACED);
        fail({ address, posts: [post.title], error });
      }
    } catch (error) {
      // They may have been deleted meanwhile.
      for (const { from } of some) copies.delete(from);
      fail({ posts: [post.title], error });
    }
  }

  for (const post of failedLast(posts, before)) {
    const ready: Copy[] = [];
    for (const from of post.addresses) {
      if (isOver()) break;
      const to = await copyPicture(from);
      handled.add(from);
      if (to !== undefined) ready.push({ from, to });
      onProgress(found(), handled.size);
    }
    for (const some of toChunks(ready, MAX_COPIES)) {
      await replace(post, some);
      onProgress(found(), handled.size);
    }
    if (isOver()) break;
  }
  return { ...found(), ...(stoppedBy !== undefined && { stoppedBy }) };
}

interface Copy {
  readonly from: string;
  readonly to: string;
}

function isAnswer(error: unknown): boolean {
  return error instanceof DomainError && (error.safe !== undefined || !UNANSWERED.has(error.code));
}

/** Pictures that always fail do not hold up others. */
function failedLast(
  posts: readonly ForeignPictures[],
  failures: readonly CopyFailure[],
): readonly ForeignPictures[] {
  const failed = new Set(failures.map(({ address }) => address));
  const hasFailed = ({ addresses }: ForeignPictures) =>
    Number(addresses.some((address) => failed.has(address)));
  return posts.toSorted((a, b) => hasFailed(a) - hasFailed(b));
}

import type { ForeignPictures } from "domain/calls/imports";
import { observed } from "#lib/observed.ts";
import { type CallForPictures, copyPictures, type FoundPictures } from "./copy-pictures.ts";

interface NamedJob {
  readonly id: string;
  readonly job_name: string;
}

type Rest = FoundPictures & {
  readonly step: "rest";
  readonly job: NamedJob;
  readonly stoppedBy?: unknown;
};
type Copying = FoundPictures & {
  readonly step: "copying";
  readonly job: NamedJob;
  readonly handled: number;
  readonly total: number;
  readonly isStopping: boolean;
};
export type PictureRun =
  | { readonly step: "idle" }
  | { readonly step: "counting"; readonly job: NamedJob; readonly read: number }
  | { readonly step: "uncounted"; readonly job: NamedJob; readonly error: unknown }
  | Copying
  | Rest;

export interface PictureDeps {
  readonly call: CallForPictures;
  /** One tab at a time. @throws DomainError */
  readonly withLock: (jobId: string, work: () => Promise<void>) => Promise<void>;
}

/** Creates what copies the pictures of a job; a tab has one, and a repeat continues. */
export function createPictureRunner({ call, withLock }: PictureDeps) {
  const { get, set, subscribe } = observed<PictureRun>({ step: "idle" });
  let copies = new Map<string, string>();

  async function count(job: NamedJob): Promise<void> {
    if (isBusy(get())) return;
    copies = new Map();
    const posts = new Map<string, ForeignPictures>();
    let read = 0;
    let after: string | undefined;
    try {
      do {
        set({ step: "counting", job, read });
        const from = after === undefined ? {} : { after };
        const page = await call("findForeignPictures", { job_id: job.id, ...from });
        for (const post of page.posts) posts.set(post.id, post);
        read += page.read;
        after = page.next;
      } while (after !== undefined);
      set({ step: "rest", job, posts: [...posts.values()], copied: 0, failures: [] });
    } catch (error) {
      set({ step: "uncounted", job, error });
    }
  }

  async function copy(): Promise<void> {
    const start = get();
    if (start.step !== "rest" || start.posts.length === 0) return;
    const { job } = start;
    const total = getAddresses(start.posts).size;
    const onProgress = ({ posts, failures, copied }: FoundPictures, handled: number) => {
      const counts = { posts, failures, copied, handled, total };
      set({ step: "copying", job, ...counts, isStopping: isStopping() });
    };
    onProgress(start, 0);
    try {
      await withLock(job.id, async () => {
        const end = await copyPictures(start, { call, copies, isStopping, onProgress });
        set({ step: "rest", job, ...end });
      });
    } catch (error) {
      set({ ...start, stoppedBy: error });
    }
  }

  function isStopping(): boolean {
    const run = get();
    return run.step === "copying" && run.isStopping;
  }

  return {
    get,
    subscribe,
    count,
    copy,
    /** Stops after the picture that is being copied. */
    stop: () => {
      const run = get();
      if (run.step === "copying") set({ ...run, isStopping: true });
    },
    close: () => {
      if (!isBusy(get())) set({ step: "idle" });
    },
  };
}

export function isBusy({ step }: PictureRun): boolean {
  return step === "counting" || step === "copying";
}

export function getAddresses(posts: readonly ForeignPictures[]): ReadonlySet<string> {
  return new Set(posts.flatMap(({ addresses }) => addresses));
}

import { DomainError } from "domain/shared/errors";
import { removeServerDraft, storeServerDraft } from "#posts/data/post-drafts.ts";
import { isTooLarge } from "../shared/draft.ts";
import type { UnsavedDraft } from "./draft-store.ts";
import { toServerDraft } from "./server-draft.ts";

const PAUSE_MS = 10_000;
const RETRY_MS = 60_000;
const REMOVAL_WAIT_MS = 1500;

/**
 * Keeps a copy of unsaved work on the server, written at most every 10 seconds.
 * @param onState gets whether the last copy was stored
 */
export function draftCopier(tab: string, onState: (isCopied: boolean) => void) {
  let latest: UnsavedDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasCopy = false;
  // One after the other, so that no late copy follows its removal.
  let queue: Promise<void> = Promise.resolve();

  function schedule(delay: number): void {
    timer ??= setTimeout(send, delay);
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function send(): void {
    stop();
    queue = queue.then(async () => {
      if (latest === null) return;
      const fields = toServerDraft(latest);
      // firestore.rules deny it.
      if (isTooLarge(fields.content)) return onState(false);
      hasCopy = true;
      try {
        await storeServerDraft(tab, fields);
        onState(true);
      } catch (error) {
        console.warn("Unsaved changes could not be copied to the server", error);
        onState(false);
        // A refused copy would be refused again.
        if (error instanceof DomainError && latest !== null) schedule(RETRY_MS);
      }
    });
  }

  function remove(): Promise<void> {
    stop();
    latest = null;
    queue = queue.then(async () => {
      if (!hasCopy || latest !== null) return;
      hasCopy = false;
      await removeServerDraft(tab).catch((error: unknown) =>
        console.warn("The copy of a draft could not be removed", error),
      );
    });
    const waited = new Promise<void>((done) => setTimeout(done, REMOVAL_WAIT_MS));
    return Promise.race([queue, waited]);
  }

  return {
    change(unsaved: UnsavedDraft): void {
      latest = unsaved;
      schedule(PAUSE_MS);
    },
    /** Sends what waits, at once. */
    flush(): void {
      if (timer !== undefined && latest !== null) send();
    },
    remove,
  };
}

import { getStorage } from "firebase-admin/storage";

const NOT_FOUND = 404;

/** Files that only functions reach. */
export const bucket = {
  /** Replaces a file of the same name whole. */
  write: async (path: string, bytes: Buffer): Promise<void> => {
    await (await files()).file(path).save(bytes, { resumable: false });
  },

  /** @returns undefined when there is no such file */
  read: async (path: string): Promise<Buffer | undefined> => {
    try {
      const [bytes] = await (await files()).file(path).download();
      return bytes;
    } catch (error) {
      if ((error as { readonly code?: unknown }).code === NOT_FOUND) return undefined;
      throw error;
    }
  },

  /** Also succeeds when there is no such file. */
  remove: async (path: string): Promise<void> => {
    await (await files()).file(path).delete({ ignoreNotFound: true });
  },

  /** @param folder with a slash at the end */
  deleteFolder: async (folder: string): Promise<void> => {
    await (await files()).deleteFiles({ prefix: folder });
  },
};

/** Repeats also what the client does not know to be repeatable: each of these calls is. */
async function files() {
  const { IdempotencyStrategy } = await import("@google-cloud/storage");
  const bucket = getStorage().bucket();
  bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  return bucket;
}

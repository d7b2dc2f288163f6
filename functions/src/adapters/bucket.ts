import { getStorage } from "firebase-admin/storage";

const NOT_FOUND = 404;

/** Files that only functions reach. */
export const bucket = {
  /** Replaces a file of the same name whole. */
  write: async (path: string, bytes: Buffer): Promise<void> => {
    await getStorage().bucket().file(path).save(bytes, { resumable: false });
  },

  /** @returns undefined when there is no such file */
  read: async (path: string): Promise<Buffer | undefined> => {
    try {
      const [bytes] = await getStorage().bucket().file(path).download();
      return bytes;
    } catch (error) {
      if ((error as { readonly code?: unknown }).code === NOT_FOUND) return undefined;
      throw error;
    }
  },

  /** Also succeeds when there is no such file. */
  remove: async (path: string): Promise<void> => {
    await getStorage().bucket().file(path).delete({ ignoreNotFound: true });
  },

  /** @param folder with a slash at the end */
  deleteFolder: async (folder: string): Promise<void> => {
    await getStorage().bucket().deleteFiles({ prefix: folder });
  },
};

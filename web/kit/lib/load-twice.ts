const RETRY_MS = 1000;

export class MissingCode extends Error {
  constructor(cause: unknown) {
    super("Code could not be loaded", { cause });
    this.name = "MissingCode";
  }
}

/** @throws MissingCode */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, RETRY_MS));
    return await load().catch((error: unknown) => Promise.reject(new MissingCode(error)));
  }
}

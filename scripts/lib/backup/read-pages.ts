/** Deadline exceeded, resource exhausted, aborted, internal, unavailable. */
const TEMPORARY: readonly unknown[] = [4, 8, 10, 13, 14];
const MAX_FAILURES = 5;
const FIRST_WAIT_MS = 500;

/** Reads all pages; after a temporary failure it continues behind the last item. @param size of a full page */
export async function* readPagesWithRetry<Item extends { readonly path: string }>(
  page: (after: string | null) => AsyncIterable<Item>,
  size: number,
  wait: (millis: number) => Promise<unknown>,
): AsyncGenerator<Item> {
  let after: string | null = null;
  let failures = 0;
  for (;;) {
    let count = 0;
    try {
      for await (const item of page(after)) {
        after = item.path;
        failures = 0;
        count += 1;
        yield item;
      }
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (failures >= MAX_FAILURES || !TEMPORARY.includes(code)) throw error;
      await wait(FIRST_WAIT_MS * 2 ** failures);
      failures += 1;
      continue;
    }
    if (count < size) return;
  }
}

/** gRPC codes of failures that pass: deadline exceeded, resource exhausted, aborted, internal, unavailable. */
const PASSING: readonly unknown[] = [4, 8, 10, 13, 14];
const MOST_FAILURES = 5;
const FIRST_WAIT_MS = 500;

/**
 * Walks through pages to the end. A page that breaks off with a failure that passes is asked for again after the last
 * item that came: five times, each time after twice the wait.
 * @param page items after a path, null at the beginning
 * @param size items of a full page: a shorter one is the last
 */
export async function* resumed<Item extends { readonly path: string }>(
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
      if (failures >= MOST_FAILURES || !PASSING.includes((error as { code?: unknown }).code))
        throw error;
      await wait(FIRST_WAIT_MS * 2 ** failures);
      failures += 1;
      continue;
    }
    if (count < size) return;
  }
}

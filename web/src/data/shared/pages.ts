export async function* pagesOf<T>(
  size: number,
  read: (after: T | undefined) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let last: T | undefined;
  for (;;) {
    const page = await read(last);
    yield page;
    last = page.at(-1);
    if (page.length < size) return;
  }
}

interface Range {
  /** Ids of the pages are between both. */
  readonly after?: string;
  readonly before?: string;
}

type From = { readonly limit: number; readonly after?: string };

/** Pages of `limit` rows in the order of their ids. */
export async function* pagesOf<Row extends { readonly id: string }>(
  limit: number,
  query: (from: From) => Promise<readonly Row[]>,
  { after, before }: Range = {},
): AsyncGenerator<readonly Row[]> {
  for (let last = after; ; ) {
    const rows = await query({ limit, ...(last !== undefined && { after: last }) });
    const page = rows.filter(({ id }) => before === undefined || id < before);
    yield page;
    last = page.at(-1)?.id;
    if (last === undefined || page.length < limit) return;
  }
}

export function chunksOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) =>
    items.slice(n * size, (n + 1) * size),
  );
}

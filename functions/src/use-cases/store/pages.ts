/** Of ids; `after` is outside, `upTo` within. */
interface Range {
  readonly after?: string;
  readonly upTo?: string | undefined;
}

export type From = { readonly limit: number; readonly after?: string };

/** Pages of `limit` rows in the order of their ids. */
export async function* readPages<Row extends { readonly id: string }>(
  limit: number,
  query: (from: From) => Promise<readonly Row[]>,
  { after, upTo }: Range = {},
): AsyncGenerator<readonly Row[]> {
  for (let last = after; ; ) {
    const rows = await query({ limit, ...(last !== undefined && { after: last }) });
    const page = rows.filter(({ id }) => upTo === undefined || id <= upTo);
    yield page;
    last = page.at(-1)?.id;
    if (last === undefined || page.length < limit) return;
  }
}

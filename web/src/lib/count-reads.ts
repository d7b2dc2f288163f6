/**
 * For tests of what must not be read again: copies of items that count how often their `field` is read.
 * @returns the copies, and the number of reads so far
 */
export function countReads<Item extends object>(items: readonly Item[], field: keyof Item) {
  let reads = 0;
  const counting = (item: Item): Item =>
    Object.defineProperty({ ...item }, field, {
      get: () => {
        reads += 1;
        return item[field];
      },
    });
  return { items: items.map(counting), reads: () => reads };
}

/** Copies items so that reads of one field are counted. */
export function countReads<Item extends object>(items: readonly Item[], field: keyof Item) {
  let reads = 0;
  const withCounter = (item: Item): Item =>
    Object.defineProperty({ ...item }, field, {
      get: () => {
        reads += 1;
        return item[field];
      },
    });
  return { items: items.map(withCounter), reads: () => reads };
}

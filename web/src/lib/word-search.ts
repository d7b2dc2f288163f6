/**
 * A search in a list while somebody types: whether an item's text has every word that was typed, whatever their case and
 * accents.
 * @param textOf what of an item is searched; asked and folded once for each item: typing must not do it again for
 * thousands
 * @returns for what was typed: whether an item matches; without a word every item does
 */
export function wordSearch<Item extends object>(
  textOf: (item: Item) => string,
): (search: string) => (item: Item) => boolean {
  const texts = new WeakMap<Item, string>();
  const foldedOnce = (item: Item): string => {
    const known = texts.get(item);
    if (known !== undefined) return known;
    const text = folded(textOf(item));
    texts.set(item, text);
    return text;
  };
  return (search) => {
    const words = folded(search).split(/\s+/).filter(Boolean);
    return (item) => words.every((word) => foldedOnce(item).includes(word));
  };
}

/** Lower case without accents: 'higienico' finds 'higiénico'. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

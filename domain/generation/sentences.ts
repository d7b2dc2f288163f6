export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A period before a digit or lowercase letter ends an abbreviation. */
const END = /[.!?…]["'»”)\]]*(?=\s+["'«“([]*[\p{Lu}¿¡])|[\r\n]/gu;

/** @returns finds the trimmed sentence around a part of text */
export function sentenceFinder(text: string): (part: TextRange) => TextRange {
  const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length);
  const firstFrom = (position: number) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return ({ start: from, end: to }) => {
    const start = ends[firstFrom(from + 1) - 1] ?? 0;
    const end = ends[firstFrom(Math.max(to, from + 1))] ?? text.length;
    const sentence = text.slice(start, end);
    const first = start + sentence.length - sentence.trimStart().length;
    return { start: first, end: Math.max(first, start + sentence.trimEnd().length) };
  };
}

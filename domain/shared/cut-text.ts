/** Characters that belong to one that a reader sees; longer runs are no text of people. */
const MAX_CHARACTER_LENGTH = 64;

/** Firefox has it since 2024; before, a letter is separated from its accents. */
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("es") : undefined;

/**
 * The start of a text, without half of a character that readers see as one: a letter with its accents, a flag or an
 * emoji of several parts.
 * @param max in code units, as limits of stored texts count, with the end
 * @param end added when something was cut
 */
export function cutText(text: string, max: number, end = "..."): string {
  if (text.length <= max) return text;
  const maxStart = Math.max(0, max - end.length);
  const from = Math.max(0, maxStart - MAX_CHARACTER_LENGTH);
  const near = text.slice(from, maxStart + MAX_CHARACTER_LENGTH);
  const places = findStarts(near).filter((place) => from + place <= maxStart);
  return text.slice(0, from + (places.at(-1) ?? 0)).toWellFormed() + end;
}

/** As `cutText`, for a limit in characters as readers count them. */
export function cutCharacters(text: string, max: number, end = "..."): string {
  const place = findStarts(text.slice(0, (max + 1) * MAX_CHARACTER_LENGTH))[max];
  return place === undefined ? text : text.slice(0, place).toWellFormed() + end;
}

/** The end of a text of at most so many code units. */
export function cutStart(text: string, max: number): string {
  if (text.length <= max) return text;
  const from = Math.max(0, text.length - max - MAX_CHARACTER_LENGTH);
  const place = findStarts(text.slice(from)).find((start) => text.length - from - start <= max);
  return place === undefined ? "" : text.slice(from + place).toWellFormed();
}

/** Where characters begin. The first may begin before the text. */
function findStarts(text: string): number[] {
  if (segmenter) return Array.from(segmenter.segment(text), ({ index }) => index);
  let place = 0;
  return Array.from(text, (character) => {
    place += character.length;
    return place - character.length;
  });
}

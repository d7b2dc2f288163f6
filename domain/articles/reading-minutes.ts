/** Reading speed of adults for Spanish expository text. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220));
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

const MAX_LENGTH = 1000;

/** CommonMark: inline code ends at the paragraph's next run of as many backticks. */
export function findCodeSpans(text: string): Span[] {
  const runs: (Span & { readonly paragraph: number })[] = [];
  let paragraph = 0;
  for (const { 0: found, index: start } of text.matchAll(/`+|\n[ \t]*(?=\n)/g)) {
    if (found.startsWith("`")) runs.push({ start, end: start + found.length, paragraph });
    else paragraph += 1;
  }
  const spans: Span[] = [];
  const nextOfLength = new Map<number, (typeof runs)[number]>();
  for (const run of runs.reverse()) {
    const start = text[run.start - 1] === "\\" ? run.start + 1 : run.start;
    const close = nextOfLength.get(run.end - start);
    if (close?.paragraph === run.paragraph) spans.push({ start, end: close.end });
    nextOfLength.set(run.end - run.start, run);
  }
  return spans.reverse();
}

/** False for stray backticks in HTML, between which an earlier element ends. */
export function isLikelyCode(text: string, { start, end }: Span): boolean {
  if (end - start > MAX_LENGTH) return false;
  const tags = [...text.slice(start, end).matchAll(/<(\/?)([a-z][a-z\d]{0,20})/gi)];
  const openedTags = new Set<string>();
  return tags.every(([, slash, name = ""]) => {
    if (slash === "") openedTags.add(name.toLowerCase());
    return openedTags.has(name.toLowerCase()) || tags.length === 1;
  });
}

/** Code for a visitor who begins to use the page, so that one who only reads it loads none. */
export function atFirstUse(work: () => void): void {
  const listening = new AbortController();
  for (const type of ["mousemove", "keydown", "focusin", "scroll"])
    addEventListener(type, () => listening.abort(), { signal: listening.signal });
  listening.signal.onabort = work;
}

/** Personal data and credentials, which no log line may contain. */
const KINDS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["an e-mail address", /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/],
  ["a token", /eyJ[\w-]{8,}\./],
  ["a bearer", /\bbearer\s/i],
  ["a network address", /\b(?!127\.|0\.0\.0\.0)\d{1,3}(?:\.\d{1,3}){3}\b/],
  ["a telephone number", /\+\d[\d ]{7,}/],
];

/** Words of the tests' input; no code or id contains them. */
const INPUTS = [
  ...["Ana Ruiz", "Lácteos", "Necesito", "una-clave-larga", "otra-clave-larga", "nhk-demo-2026"],
  ...["Acero inoxidable", "Contenido de la fila", "<script", "<p>"],
];

export interface Leak {
  readonly line: string;
  readonly what: string;
}

export function leaksIn(lines: readonly string[]): readonly Leak[] {
  return lines.flatMap((line) => {
    const kind = KINDS.find(([, pattern]) => pattern.test(line))?.[0];
    const input = INPUTS.find((input) => line.includes(input));
    const what = kind ?? (input && `"${input}"`);
    return what ? [{ line, what }] : [];
  });
}

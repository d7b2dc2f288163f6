export type Fields = Readonly<Record<string, unknown>>;

/** Complete documents by case name; boundary values are exactly at the limit. */
export interface Cases {
  readonly valid: Readonly<Record<string, Fields>>;
  readonly invalid: Readonly<Record<string, Fields>>;
}

export interface CaseTable extends Cases {
  readonly base: Fields;
  /** Cases that the schema is always checked with, but the rules only at night. */
  readonly night?: Cases;
}

/** The time of the write: a date for schemas, the server's time for rules. Compared by identity. */
export const writeTime = new Date();

export function daysAgo(days: number): Date {
  return new Date(writeTime.getTime() - days * 86_400_000);
}

export function toChanges(base: Fields) {
  return {
    having: (fields: Fields): Fields => ({ ...base, ...fields }),
    lacking: (field: string): Fields =>
      Object.fromEntries(Object.entries(base).filter(([name]) => name !== field)),
  };
}

export function joinCases(...parts: readonly Cases[]): Cases {
  return {
    valid: Object.assign({}, ...parts.map(({ valid }) => valid)),
    invalid: Object.assign({}, ...parts.map(({ invalid }) => invalid)),
  };
}

/** The limit from both sides, and one value that no other predicate of the rules accepts or refuses. */
const TELLING =
  /^\d+ \w+$|^an unknown format$| (?:empty|text|of [\d,]+ letters|of line feeds|with a line feed|with a form feed)$/;

/** Cases of fields whose predicate another field proves with all its values: the telling ones, the others at night. */
export function repeatedCases(...parts: readonly Cases[]): Cases & { readonly night: Cases } {
  const { valid, invalid } = joinCases(...parts);
  const part = (cases: Cases["valid"], isTelling: boolean) =>
    Object.fromEntries(Object.entries(cases).filter(([name]) => TELLING.test(name) === isTelling));
  return {
    valid: part(valid, true),
    invalid: part(invalid, true),
    night: { valid: part(valid, false), invalid: part(invalid, false) },
  };
}

type Having = (fields: Fields) => Fields;

export function notText(having: Having, field: string): Record<string, Fields> {
  return {
    [`${field} null`]: having({ [field]: null }),
    [`${field} a number`]: having({ [field]: 7 }),
    [`${field} a list`]: having({ [field]: ["text"] }),
    [`${field} a map`]: having({ [field]: { text: "text" } }),
    [`${field} a date`]: having({ [field]: daysAgo(1) }),
  };
}

export function optionalLine(having: Having, field: string, max: number) {
  return {
    valid: {
      [`${field} empty`]: having({ [field]: "" }),
      [`${field} of ${max} letters`]: having({ [field]: "ñ".repeat(max) }),
      [`${field} of ${max} units in pairs`]: having({ [field]: "😀".repeat(max / 2) }),
      [`${field} with markup`]: having({ [field]: "<b onclick='x'>=1+1</b> 'a' \"b\"" }),
    },
    invalid: {
      ...notText(having, field),
      [`${field} of ${max + 1} letters`]: having({ [field]: "a".repeat(max + 1) }),
      [`${field} over ${max} by half a pair`]: having({ [field]: `a${"😀".repeat(max / 2)}` }),
      [`${field} with a line feed`]: having({ [field]: "a\nBcc: b" }),
      [`${field} with a tab`]: having({ [field]: "a\tb" }),
      [`${field} with NUL`]: having({ [field]: "a\0" }),
      [`${field} with DEL`]: having({ [field]: "a\u007f" }),
      [`${field} with a C1 control`]: having({ [field]: "a\u0085b" }),
    },
  };
}

export function requiredLine(having: Having, field: string, max: number) {
  const { valid, invalid } = optionalLine(having, field, max);
  const { [`${field} empty`]: empty, ...others } = valid;
  return {
    valid: {
      ...others,
      [`${field} between blanks`]: having({ [field]: "\u00a0\u3000 a \ufeff" }),
      [`${field} of one letter`]: having({ [field]: "a" }),
      [`${field} of a joiner before a letter`]: having({ [field]: "\u200ba" }),
    },
    invalid: {
      ...invalid,
      [`${field} empty`]: empty ?? {},
      [`${field} of spaces`]: having({ [field]: "   " }),
      [`${field} of no-break spaces`]: having({ [field]: "\u00a0\u202f\u3000\u2003" }),
      [`${field} of separators and a mark`]: having({ [field]: "\u2028\u2029\ufeff" }),
      [`${field} of a joiner`]: having({ [field]: "\u200b" }),
      [`${field} of a letter without a form`]: having({ [field]: "\u3164" }),
      [`${field} of a mark alone`]: having({ [field]: "\u034f" }),
    },
  };
}

export function optionalText(having: Having, field: string, max: number) {
  const { valid, invalid } = optionalLine(having, field, max);
  const refused = { ...invalid };
  delete refused[`${field} with a line feed`];
  delete refused[`${field} with a tab`];
  return {
    valid: {
      ...valid,
      [`${field} of lines`]: having({ [field]: "a\r\n\r\n\tb\n" }),
      [`${field} of line feeds`]: having({ [field]: "\n".repeat(max) }),
    },
    invalid: {
      ...refused,
      [`${field} with a form feed`]: having({ [field]: "a\fb" }),
      // A nested repetition would take exponential time.
      [`${field} of line feeds and NUL`]: having({ [field]: `${"\n".repeat(max - 1)}\0` }),
    },
  };
}

export function notDate(having: Having, field: string): Record<string, Fields> {
  return {
    [`${field} null`]: having({ [field]: null }),
    [`${field} text`]: having({ [field]: "2026-11-21T12:00:00Z" }),
    [`${field} a number`]: having({ [field]: 1_795_000_000_000 }),
  };
}

interface HeaderRule {
  source?: string;
  regex?: string;
}

const NEGATED = /^!\/@\(([^()]+)\)\{,\/\*\*\}$/;

/**
 * Writes rules for "every address but these", as `!/@(blog|api){,/**}`, as regular expressions. The emulators and
 * deployed Hosting understand a negation with braces differently (firebase-tools#6742), regular expressions alike.
 */
export function writeNegatedRules(rules: HeaderRule[]): void {
  for (const rule of rules) {
    const [, names] = NEGATED.exec(rule.source ?? "") ?? [];
    if (names === undefined) continue;
    rule.regex = `^/${toRemainder(names.split("|"))}$`;
    delete rule.source;
  }
}

/** RE2 has no lookahead: the expression follows the names letter by letter. @param names what is left of them */
function toRemainder(names: readonly string[]): string {
  const isEnd = names.includes("");
  const letters = [...new Set(names.map((name) => name.charAt(0)).filter(Boolean))].sort();
  const ends = [...letters, ...(isEnd ? ["/"] : [])];
  // A hyphen means itself at the end of a set only.
  const others = [...ends.filter((end) => end !== "-"), ...ends.filter((end) => end === "-")].join(
    "",
  );
  const branches = letters.map((letter) => {
    const left = names.filter((name) => name.startsWith(letter)).map((name) => name.slice(1));
    return (letter === "." ? "\\." : letter) + toRemainder(left);
  });
  return `(?:${[`[^${others}].*`, ...branches].join("|")})${isEnd ? "" : "?"}`;
}

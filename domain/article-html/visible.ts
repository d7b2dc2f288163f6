import { DECLARATION, findTags, type Reading } from "./html-tags.ts";
import { HIDDEN_TAGS } from "./tag-sets.ts";

/** Removes hidden elements, comments and doctypes: parsers read them differently inside `<svg>`. */
export function withoutHidden(text: string, reading: Reading = { declarations: true }): string {
  const marks = [...findTags(text, reading)].filter(
    ({ name, start, end }) =>
      name === DECLARATION ||
      HIDDEN_TAGS.has(name) ||
      (name === "input" && !/checkbox/i.test(text.slice(start, end))),
  );
  const ends = new Map<number, number>();
  const open = new Map<string, number[]>();
  for (const [index, { name, closing, end }] of marks.entries()) {
    const starts = open.get(name) ?? [];
    open.set(name, starts);
    if (closing) ends.set(starts.pop() ?? index, index);
    else if (!/^(?:svg|math)$/.test(name) || text[end - 2] !== "/") starts.push(index);
  }
  let visible = "";
  let done = 0;
  for (let index = 0; index < marks.length; index += 1) {
    visible += text.slice(done, marks[index]?.start);
    index = ends.get(index) ?? index;
    done = marks[index]?.end ?? done;
  }
  return visible + text.slice(done);
}

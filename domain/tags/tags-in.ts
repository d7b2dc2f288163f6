import { folded } from "../shared/folded.ts";
import { TAGS } from "./tags.ts";

export function tagsIn(texts: readonly string[]): string[] {
  const text = folded(texts.join(" · "));
  return TAGS.filter(({ words }) => words.test(text)).map(({ slug }) => slug);
}

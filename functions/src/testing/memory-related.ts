import { type Candidates, candidatesAmong, toStoredCard } from "domain/articles/related";
import type { Post } from "domain/posts/post";

/** Published posts with words of their titles; `asked` counts the documents of each answer. */
export function memoryCandidates(posts: ReadonlyMap<string, Post>) {
  const asked: number[] = [];
  const candidates: Candidates = async (...request) => {
    const cards = [...posts].flatMap(([id, post]) => toStoredCard(id, post) ?? []);
    const found = await candidatesAmong(cards)(...request);
    asked.push(found.length);
    return found;
  };
  return { candidates, asked };
}

import { useLocation } from "react-router-dom";
import type { Article } from "#data/posts.ts";
import { paths } from "#lib/paths.ts";
import type { Draft } from "./draft.ts";

/**
 * Whether the screen was opened for the tool of its side panel: 'Generate New Article' says so in the router's state,
 * and its address stands for it where there is none, as after a reload (G-03).
 */
export function useStartsWithTool(): boolean {
  const location = useLocation();
  const asked = (location.state as { focus?: unknown } | null)?.focus;
  return asked === undefined ? location.pathname === paths.generatePost : asked === "ai";
}

/** A post as somebody opened it who knows nothing of later saves. */
export function withSaveTime({ post, body }: Article, updated_at: Date): Article {
  return { post: { ...post, updated_at }, body };
}

/** A draft as the store will take it: where a text came from is not forgotten there. */
export function withStoredSource(draft: Draft, stored: Article | null): Draft {
  return { ...draft, source: draft.source || (stored?.post.source ?? "") };
}

/** Leads to the first field that has to be mended, once it is marked. */
export function showFirst(screen: HTMLElement | null): void {
  requestAnimationFrame(() => screen?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());
}

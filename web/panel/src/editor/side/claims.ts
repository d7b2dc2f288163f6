import { type ArticleClaim, articleClaims, claimKey } from "domain/generation/article-claims";
import { needsClaimCheck } from "domain/posts/post";
import { toOneLine } from "domain/shared/clean-text";
import { cutText } from "domain/shared/cut-text";
import { limits } from "domain/shared/limits";
import type { Article } from "kit/firebase/posts";
import type { AnyClaimRecord, NewClaimRecord } from "#posts/data/claim-records.ts";
import type { PostFields } from "#posts/data/post-fields.ts";
import { toHtml } from "../shared/content.ts";
import { changedBody, type Draft, toDraft } from "../shared/draft.ts";

type Tickable = Pick<NewClaimRecord, "kind" | "text" | "sentences">;

/** The confirmation that somebody has read the whole text. */
const READ_CONFIRMATION = { kind: "read", text: "", sentences: "" } as const;
/** What the ticks are compared by: a claim with its sentences. */
export const READ_TICK = tickKey(READ_CONFIRMATION);

export interface Claim extends ArticleClaim {
  readonly tick: string;
}

export type ClaimTexts = Pick<
  Draft,
  "source" | "content" | "title" | "excerpt" | "meta_title" | "meta_description" | "image_alt"
>;

const TEXT_FIELDS = ["title", "excerpt", "image_alt", "meta_title", "meta_description"] as const;

export function claimsIn(draft: ClaimTexts): readonly Claim[] {
  if (draft.source === "") return [];
  const { title, excerpt, meta_title, meta_description, image_alt, content } = draft;
  const html = toHtml(content);
  const found = articleClaims({ title, excerpt, meta_title, meta_description, image_alt, html });
  return found.map((claim) => ({ ...claim, tick: tickKey(toTick(claim)) }));
}

export function toTick({ kind, text, sentences }: ArticleClaim): Tickable {
  const all = sentences.map((sentence) => storable(sentence)).join("\n");
  const maxLength = limits.claimSentences;
  const fitting = all.length <= maxLength ? all : cutText(all, maxLength, ` ${all.length}`);
  return { kind, text: storable(text, limits.url), sentences: fitting.toWellFormed() };
}

export function readTick(): NewClaimRecord {
  return { id: crypto.randomUUID(), ...READ_CONFIRMATION };
}

export function tickKey(tick: Tickable): string {
  return `${claimKey(tick)}\n${tick.sentences}`;
}

/** The rules accept neither control characters nor half of a pair. */
export function storable(text: string, maxLength = text.length): string {
  return cutText(toOneLine(text), maxLength, "").toWellFormed();
}

/** A stored check covers its text. */
export function signedTicks(openedArticle: Article | null): ReadonlySet<string> {
  if (
    openedArticle === null ||
    openedArticle.post.source === undefined ||
    needsClaimCheck(openedArticle.post)
  ) {
    return new Set();
  }
  return new Set([READ_TICK, ...claimsIn(toDraft(openedArticle)).map(({ tick }) => tick)]);
}

export function uncheckedClaims(draft: Draft, ticked: ReadonlySet<string>): readonly string[] {
  if (draft.source === "") return [];
  return [...claimsIn(draft).map(({ tick }) => tick), READ_TICK].filter((key) => !ticked.has(key));
}

/** Whether saving would replace the text that a stored check covers. firestore.rules compare the same fields. */
export function changesText(texts: ClaimTexts, { post, body }: Article): boolean {
  return (
    texts.source !== (post.source ?? "") ||
    TEXT_FIELDS.some((name) => texts[name].trim() !== (post[name] ?? "")) ||
    changedBody(texts, body) !== null
  );
}

/** A check holds for its text: the current account confirms new ticks, and a changed text anew. */
export function getClaimAction(
  draft: Draft,
  ticked: ReadonlySet<string>,
  openedArticle: Article | null,
): PostFields["claims"] {
  if (draft.source === "") return "keep";
  if (uncheckedClaims(draft, ticked).length > 0) return "withdraw";
  const isCovered = signedTicks(openedArticle).has(READ_TICK);
  return isCovered && openedArticle && !changesText(draft, openedArticle) ? "keep" : "confirm";
}

export function formerTicks(
  claim: Claim,
  records: readonly AnyClaimRecord[],
): readonly AnyClaimRecord[] {
  const key = claimKey(toTick(claim));
  return records.filter((record) => claimKey(record) === key && tickKey(record) !== claim.tick);
}

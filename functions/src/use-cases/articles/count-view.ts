import { VIEW_BUCKET } from "domain/shared/rate-limit";
import { isBot, type Visitor } from "domain/shared/visitor";
import { type Limit, type LimitKey, networkLimits } from "../store/token-bucket.ts";

export interface CountViewDeps {
  readonly toKey: LimitKey;
  readonly isPublished: (postId: string) => Promise<boolean>;
  /** False when a limit is reached, or the article was deleted meanwhile. */
  readonly storeView: (postId: string, limits: readonly Limit[], now: Date) => Promise<boolean>;
  readonly now: () => Date;
}

/** Counts each report of an article that was loaded, within the limits of a network for this article. */
export async function countView(
  { toKey, isPublished, storeView, now: clock }: CountViewDeps,
  postId: string,
  visitor: Visitor,
): Promise<{ readonly counted: boolean }> {
  if (isBot(visitor.userAgent)) return { counted: false };
  if (!(await isPublished(postId))) return { counted: false };
  const now = clock();
  const limits = await networkLimits(toKey, visitor, now, `view ${postId}`, { rule: VIEW_BUCKET });
  return { counted: await storeView(postId, limits, now) };
}

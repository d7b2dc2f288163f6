import {
  collection,
  getAggregateFromServer,
  getDocsFromServer,
  limit,
  query,
  sum,
  where,
} from "firebase/firestore";
import { panelFirestore } from "kit/firebase/panel-sdk";

/** Limit in firestore.rules. */
const MAX_DAYS = 800;

export interface ArticleViews {
  readonly title: string;
  readonly views: number;
}

export async function articleViews(
  slugs: readonly string[],
  from: string,
  to: string,
): Promise<ReadonlyMap<string, ArticleViews>> {
  if (slugs.length === 0) return new Map();
  const posts = query(
    collection(panelFirestore(), "blog_posts"),
    where("slug", "in", slugs),
    limit(slugs.length),
  );
  const found = (await getDocsFromServer(posts)).docs.map(async (post) => {
    const days = query(
      collection(panelFirestore(), "post_views"),
      where("post_id", "==", post.id),
      where("day", ">=", from),
      where("day", "<=", to),
      limit(MAX_DAYS),
    );
    const { views } = (await getAggregateFromServer(days, { views: sum("views") })).data();
    return [String(post.get("slug")), { title: String(post.get("title")), views }] as const;
  });
  return new Map(await Promise.all(found));
}

import { VERSIONS_KEPT } from "domain/posts/post-version";
import { addDays } from "domain/shared/days";
import { limits } from "domain/shared/limits";
import type { StoreDeps } from "../store/store.ts";

const PROTECTED_DAYS = 30;
/** Longer than a day, so that a failed run is made up for. */
const WINDOW_DAYS = 7;

/** Deletes what exceeds the last 20 versions of a post; those of the last 30 days stay and do not count. */
export async function trimVersions({ store, now }: StoreDeps): Promise<number> {
  const end = addDays(now(), -PROTECTED_DAYS);
  const since = await store.query("post_versions", {
    where: ["replaced_at", ">=", addDays(end, -WINDOW_DAYS)],
    fields: ["post_id", "replaced_at"],
  });
  const isDue = ({ data }: (typeof since)[number]) => data.replaced_at && data.replaced_at <= end;
  const posts = new Set(since.filter(isDue).flatMap(({ data }) => data.post_id ?? []));
  const versions = await store.query("post_versions", {
    where: ["post_id", "in", [...posts]],
    fields: ["post_id", "replaced_at"],
  });
  const due = versions.filter(isDue).toSorted((a, b) => getTime(b) - getTime(a));
  const surplus = [...Map.groupBy(due, ({ data }) => data.post_id).values()].flatMap((all) =>
    all.slice(VERSIONS_KEPT),
  );
  for (let from = 0; from < surplus.length; from += limits.deletePage) {
    const page = surplus.slice(from, from + limits.deletePage);
    await store.batch((writes) => page.map(({ id }) => writes.delete("post_versions", id)));
  }
  return surplus.length;
}

function getTime({ data }: { readonly data: { readonly replaced_at?: Date } }): number {
  return data.replaced_at?.getTime() ?? 0;
}

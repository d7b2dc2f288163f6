import { addMonths, addNoticeDays, checkedMonths } from "domain/contact/retention";
import { SYSTEM } from "domain/shared/audit";
import { limits } from "domain/shared/limits";
import type { StoreDeps } from "../store/store.ts";
import type { RemoveFilesDeps } from "./remove-unsent-files.ts";
import { showOrErase } from "./show-or-erase.ts";

const PAGES_PER_RUN = 10;
const SUBMISSIONS = "contact_submissions";

/** A new number of months removes nothing while the panel announces it. @throws RangeError */
export async function removeExpiredSubmissions(
  deps: RemoveFilesDeps,
  months: number,
): Promise<number> {
  if (!(await isAnnounced(deps, checkedMonths(months)))) return 0;
  const sentUntil = addMonths(deps.now(), -months);
  let removed = 0;
  for (let page = 0; page < PAGES_PER_RUN; page += 1) {
    const expired = await deps.store.query(SUBMISSIONS, {
      where: ["created_at", "<=", sentUntil],
      limit: limits.erasePage,
      fields: ["files"],
    });
    const listed = expired.map(({ id, data }) => ({ id, ...data }));
    removed += (await showOrErase(deps, listed, SYSTEM, "submissions_expired")).length;
    if (expired.length < limits.erasePage) break;
  }
  return removed;
}

function isAnnounced({ store, now: clock }: StoreDeps, months: number): Promise<boolean> {
  const now = clock();
  return store.atomically(async (transaction) => {
    const { retention } = await transaction.read({ retention: [SUBMISSIONS] });
    const announced = retention.get(SUBMISSIONS);
    if (announced?.months === months) return addNoticeDays(announced.announced_at) <= now;
    transaction.set("retention", SUBMISSIONS, { months, announced_at: now });
    return false;
  });
}

import type { SwitchWeeklyMailInput } from "domain/calls/profile";
import type { Actor } from "domain/shared/audit";
import type * as v from "valibot";
import type { StoreDeps } from "../store/store.ts";

/** To the caller's own address. */
export function switchWeeklyMail(
  { store, now }: StoreDeps,
  { is_on }: v.InferOutput<typeof SwitchWeeklyMailInput>,
  { uid, email }: Actor,
): Promise<null> {
  return store.atomically(async (transaction) => {
    const { weekly_subscriptions } = await transaction.read({
      weekly_subscriptions: { ids: [uid], fields: ["email"] },
    });
    const isOn = weekly_subscriptions.get(uid)?.email === email;
    if (is_on && !isOn) {
      transaction.set("weekly_subscriptions", uid, { uid, email, subscribed_at: now() });
    }
    if (!is_on) transaction.delete("weekly_subscriptions", uid);
    return null;
  });
}

import type { SetDisplayNameInput } from "domain/calls/profile";
import type { Actor } from "domain/shared/audit";
import { isVisibleText } from "domain/shared/text";
import type * as v from "valibot";
import type { Store } from "../store/store.ts";

/** How the panel names the caller, beside the address. */
export async function setDisplayName(
  { store }: { readonly store: Store },
  { name }: v.InferOutput<typeof SetDisplayNameInput>,
  { uid }: Actor,
): Promise<null> {
  await store.batch((writes) => {
    const change = isVisibleText(name)
      ? { set: { display_name: name } }
      : { remove: ["display_name"] as const };
    writes.update("user_roles", uid, change);
  });
  return null;
}

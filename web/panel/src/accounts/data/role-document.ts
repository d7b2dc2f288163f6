import { EndedSessionsSchema, RoleSchema } from "domain/accounts/role";
import { doc, onSnapshot } from "firebase/firestore";
import { panelFirestore } from "kit/firebase/panel-sdk";
import * as v from "valibot";
import { CACHE_PATIENCE_MS, markLastKnown } from "#firebase/connection.ts";
import type { AccessFacts } from "./session.ts";

export type RoleFacts = Pick<AccessFacts, "role" | "roleAddress" | "ended" | "isFactorDemanded">;

const NO_ROLE = { roleAddress: undefined, ended: undefined, isFactorDemanded: false };

export function subscribeToRole(uid: string, onChange: (facts: RoleFacts) => void): () => void {
  const key = {};
  let patience: ReturnType<typeof setTimeout> | undefined;
  const markRole = (fromCache: boolean) => {
    clearTimeout(patience);
    if (fromCache) patience = setTimeout(markLastKnown, CACHE_PATIENCE_MS, key, true);
    else markLastKnown(key, false);
  };
  const unsubscribe = onSnapshot(
    doc(panelFirestore(), "user_roles", uid),
    // Only metadata tells a cache miss from an absent document.
    { includeMetadataChanges: true },
    (snapshot) => {
      const { fromCache } = snapshot.metadata;
      markRole(fromCache);
      const ended: unknown = snapshot.get("ended_sessions");
      const address: unknown = snapshot.get("email");
      const role: unknown = snapshot.get("role");
      if (!v.is(RoleSchema, role))
        onChange({ role: fromCache ? "unreachable" : "absent", ...NO_ROLE });
      else
        onChange({
          role,
          roleAddress: typeof address === "string" ? address : undefined,
          ended: v.is(EndedSessionsSchema, ended) ? ended : undefined,
          isFactorDemanded: snapshot.get("needs_second_factor") === true,
        });
    },
    (error) => {
      console.warn("The role could not be read", error);
      markRole(false);
      onChange({ role: "unreachable", ...NO_ROLE });
    },
  );
  return () => {
    markRole(false);
    unsubscribe();
  };
}

import type { Auth } from "firebase-admin/auth";
import { DomainError } from "../domain/errors.ts";
import type { ClaimDeps } from "../use-cases/claim-main-admin.ts";
import { authCoded } from "./auth-codes.ts";

/** Accounts of Firebase Auth over the Admin SDK. */
export function accounts(auth: Auth): Pick<ClaimDeps, "account" | "setClaims"> {
  return authCoded<Pick<ClaimDeps, "account" | "setClaims">>({
    account: async (uid) => {
      try {
        const user = await auth.getUser(uid);
        const { email = "", emailVerified, disabled, customClaims = {} } = user;
        return { email, emailVerified, disabled, claims: customClaims };
      } catch (error) {
        // A token outlives its account by up to an hour.
        const gone =
          error instanceof Error && "code" in error && error.code === "auth/user-not-found";
        throw gone ? new DomainError("unauthenticated", undefined, { cause: error }) : error;
      }
    },
    setClaims: (uid, claims) => auth.setCustomUserClaims(uid, claims),
  });
}

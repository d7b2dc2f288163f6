import type { ReactNode } from "react";
import { AuthProvider, FirebaseAppProvider, useSigninCheck } from "reactfire";
import { panelAuth } from "#firebase/panel-sdk.ts";

const ADMIN = { requiredClaims: { admin: true } };

/** After startSession(). */
export function SignInProvider({ children }: { readonly children: ReactNode }) {
  const auth = panelAuth();
  return (
    <FirebaseAppProvider firebaseApp={auth.app}>
      <AuthProvider sdk={auth}>{children}</AuthProvider>
    </FirebaseAppProvider>
  );
}

/** Throws when the token cannot be read, so the session reads it first. */
export function useAdminClaim(uid: string): boolean {
  const { status, data } = useSigninCheck(ADMIN);
  return status === "success" && data.hasRequiredClaims && data.user.uid === uid;
}

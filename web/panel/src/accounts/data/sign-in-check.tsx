import { panelAuth } from "kit/firebase/panel-sdk";
import type { ReactNode } from "react";
import { AuthProvider, FirebaseAppProvider, useUser } from "reactfire";

/** Gives its children the sign-in, once `startSession` was called. */
export function SignInProvider({ children }: { readonly children: ReactNode }) {
  const auth = panelAuth();
  return (
    <FirebaseAppProvider firebaseApp={auth.app}>
      <AuthProvider sdk={auth}>{children}</AuthProvider>
    </FirebaseAppProvider>
  );
}

/** The session reads the token's claims: `useSigninCheck` keeps throwing when it could not read a token once. */
export function useIsSignedIn(uid: string): boolean {
  return useUser().data?.uid === uid;
}

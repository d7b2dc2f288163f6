import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { usePanelTitle } from "#ui/title.ts";
import type { Session } from "../data/session.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { GateFrame } from "./gate-frame.tsx";
import { messages } from "./messages.ts";
import { NoAccess, type SessionWithoutAccess } from "./no-access.tsx";
import { NoFactor } from "./no-factor.tsx";
import { ResetSteps } from "./reset-steps.tsx";

type SignedOut = Extract<Session, { state: "signed-out" }>;
type WithoutFactor = Extract<Session, { state: "no-factor" }>;

interface GateProps {
  readonly session: SignedOut | WithoutFactor | SessionWithoutAccess;
  /** The steps that set up the demanded second factor. */
  readonly setup?: ReactNode;
}

/** Replaces every screen of the panel until an administrator is signed in; the address stays. */
export function Gate({ session, setup }: GateProps) {
  usePanelTitle(messages.title);
  if (session.state === "signed-out")
    return (
      <SignIn
        key={session.linkMailedTo}
        linkMailedTo={session.linkMailedTo}
        wasEnded={session.wasEnded === true}
      />
    );
  if (session.state === "no-factor") return <NoFactor email={session.email}>{setup}</NoFactor>;
  return (
    <GateFrame title={messages.title}>
      <NoAccess session={session} />
    </GateFrame>
  );
}

interface SignInProps {
  readonly linkMailedTo: string | undefined;
  readonly wasEnded: boolean;
}

function SignIn({ linkMailedTo, wasEnded }: SignInProps) {
  const changedFor = usePasswordChange();
  const [email, setEmail] = useState(linkMailedTo ?? changedFor ?? "");
  const [resets, setResets] = useState(linkMailedTo !== undefined);
  const [isBack, setIsBack] = useState(false);
  if (resets) {
    const onBack = () => {
      setResets(false);
      setIsBack(true);
    };
    const isLinkSent = linkMailedTo !== undefined && !isBack;
    return <ResetSteps email={email} setEmail={setEmail} isLinkSent={isLinkSent} onBack={onBack} />;
  }
  return (
    <GateFrame title={messages.title} hasFocus={isBack}>
      <CredentialsForm
        email={email}
        setEmail={setEmail}
        hasNewPassword={changedFor !== undefined}
        wasEnded={wasEnded}
        onForgotten={() => setResets(true)}
      />
    </GateFrame>
  );
}

/** @returns the address whose password was changed in this tab */
function usePasswordChange(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("passwordChangedFor" in state)) return;
  return typeof state.passwordChangedFor === "string" ? state.passwordChangedFor : undefined;
}

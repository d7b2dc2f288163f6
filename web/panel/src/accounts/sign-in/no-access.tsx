import { Button, Flex, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { useAction } from "#ui/use-action.ts";
import { refreshRole, resendVerification, signOut } from "../data/auth.ts";
import type { Session } from "../data/session.ts";
import { messages } from "./messages.ts";

export type SessionWithoutAccess = Extract<Session, { state: "no-rights" | "unreachable" }>;
const words = messages.noRights;

export function NoAccess({ session }: { readonly session: SessionWithoutAccess }) {
  const [resend, sending] = useAction(resendVerification, {
    success: words.resent,
    failure: words.resendFailed,
  });
  const [recheck, checking] = useAction(refreshRole, {
    success: ({ state }) => (state === "signed-in" ? messages.granted : words.stillNone),
    failure: words.checkFailed,
  });
  const [logOut] = useAction(signOut, {
    success: messages.loggedOut,
    failure: messages.logoutFailed,
  });
  const isUnverified = session.state === "no-rights" && !session.verified;
  useReturnCheck(isUnverified);
  const reason = useRef<HTMLParagraphElement>(null);
  // Replaces the form that had the focus; screen readers read the reason.
  useEffect(() => reason.current?.focus(), []);
  return (
    <>
      <Text
        ref={reason}
        tabIndex={-1}
        fontSize="md"
        color="fg.muted"
        mt="3"
        mb="7"
        overflowWrap="anywhere"
        _focusVisible={{ outline: "none" }}
      >
        {accessProblem(session)}
      </Text>
      <Flex gap="3" wrap="wrap">
        {isUnverified ? (
          <BusyButton size="md" busy={sending} busyText="Sending..." onClick={() => void resend()}>
            {words.resend}
          </BusyButton>
        ) : null}
        <BusyButton
          size="md"
          variant={isUnverified ? "outline" : "solid"}
          busy={checking}
          busyText={words.checking}
          onClick={() => void recheck()}
        >
          {words.check}
        </BusyButton>
        <Button size="md" variant="ghost" onClick={() => void logOut()}>
          {words.signOut}
        </Button>
      </Flex>
    </>
  );
}

function accessProblem(session: SessionWithoutAccess): string {
  if (session.state === "unreachable") return words.unreachable;
  return session.verified ? words.verified(session.email) : words.unverified(session.email);
}

/** Looks for access when somebody comes back, because the mail opens in another tab. */
function useReturnCheck(isEnabled: boolean): void {
  const running = useRef(false);
  useEffect(() => {
    if (!isEnabled) return;
    async function check() {
      if (document.visibilityState !== "visible" || running.current) return;
      running.current = true;
      try {
        await refreshRole();
      } catch (error) {
        console.warn("The e-mail verification could not be checked", error);
      } finally {
        running.current = false;
      }
    }
    const onReturn = () => void check();
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [isEnabled]);
}

import { Button, Flex, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { recheckRights, resendVerification, signOut } from "#data/auth.ts";
import type { Session } from "#data/session.ts";
import { BusyButton } from "#ui/panel-busy-button.tsx";
import { useAction } from "#ui/use-action.ts";
import { messages } from "./messages.ts";

export type Outside = Extract<Session, { state: "no-rights" | "unreachable" }>;
const words = messages.noRights;

/** For a person who is signed in and may not enter: says why, and what can be done about it (G-06, G-10). */
export function WaitingRoom({ session }: { readonly session: Outside }) {
  const [resend, sending] = useAction(resendVerification, {
    success: words.resent,
    failure: words.resendFailed,
  });
  const [recheck, checking] = useAction(recheckRights, {
    success: ({ state }) => (state === "admin" ? messages.granted : words.stillNone),
    failure: words.checkFailed,
  });
  const [leave] = useAction(signOut, {
    success: messages.loggedOut,
    failure: messages.logoutFailed,
  });
  const isUnverified = session.state === "no-rights" && !session.verified;
  useReturnCheck(isUnverified);
  const reason = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone: what is said in its place is read out.
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
        {reasonOf(session)}
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
        <Button size="md" variant="ghost" onClick={() => void leave()}>
          {words.signOut}
        </Button>
      </Flex>
    </>
  );
}

function reasonOf(session: Outside): string {
  if (session.state === "unreachable") return words.unreachable;
  return session.verified ? words.verified(session.email) : words.unverified(session.email);
}

/** Who comes back from the mail, in another tab, need not press anything. */
function useReturnCheck(wanted: boolean): void {
  const running = useRef(false);
  useEffect(() => {
    if (!wanted) return;
    async function check() {
      if (document.visibilityState !== "visible" || running.current) return;
      running.current = true;
      try {
        await recheckRights();
      } catch (error) {
        console.warn("Could not look whether the address is verified", error);
      } finally {
        running.current = false;
      }
    }
    const onReturn = () => void check();
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [wanted]);
}

import { Box, Text } from "@chakra-ui/react";
import { type ReactNode, Suspense } from "react";
import { useAction } from "#ui/use-action.ts";
import { signOut } from "../data/auth.ts";
import { GateFrame, Subtitle, TextButton } from "./gate-frame.tsx";
import { messages } from "./messages.ts";

interface NoFactorProps {
  readonly email: string;
  /** The steps that set it up. */
  readonly children: ReactNode;
}

export function NoFactor({ email, children }: NoFactorProps) {
  const words = messages.noFactor;
  const [logOut] = useAction(signOut, {
    success: messages.loggedOut,
    failure: messages.logoutFailed,
  });
  return (
    <GateFrame title={words.title} hasFocus>
      <Subtitle>{words.subtitle(email)}</Subtitle>
      <Suspense fallback={<Text role="status">{messages.checking}</Text>}>{children}</Suspense>
      <Box mt="6">
        <TextButton onClick={() => void logOut()}>{messages.noRights.signOut}</TextButton>
      </Box>
    </GateFrame>
  );
}

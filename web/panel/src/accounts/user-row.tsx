import { Badge, Box, Button, Flex, Grid, Text } from "@chakra-ui/react";
import type { UserEntry } from "domain/calls/users";
import { adminDate } from "kit/lib/format/dates";
import { BusyButton } from "#ui/busy-button.tsx";
import { rowProps } from "#ui/list/use-row-focus.ts";
import { useAction } from "#ui/use-action.ts";
import { resendVerification, sendResetLink } from "./data/users.ts";
import { messages } from "./messages.ts";
import { getQuestions, type Question } from "./user-questions.ts";

export function userName({ email, uid }: UserEntry): string {
  return email?.includes("@") ? email : messages.idText(uid);
}

function signInText({ signed_in_at, invited_until }: UserEntry): string {
  if (invited_until !== undefined) {
    const until = new Date(invited_until);
    return until > new Date()
      ? messages.invited(adminDate(until))
      : messages.invitationOver(adminDate(until));
  }
  if (signed_in_at === undefined) return messages.unknownSignIn;
  return signed_in_at === null
    ? messages.neverSignedIn
    : messages.signedIn(adminDate(new Date(signed_in_at)));
}

/** An account that another administrator made, and nobody has used. */
const isWaiting = ({ role, verified, signed_in_at }: UserEntry) =>
  role !== null && !verified && signed_in_at === null;

interface UserRowProps {
  readonly user: UserEntry;
  readonly isOwn: boolean;
  readonly onAsk: (question: Question) => void;
}

export function UserRow({ user, isOwn, onAsk }: UserRowProps) {
  const name = userName(user);
  return (
    <Grid
      as="li"
      {...rowProps(user.uid)}
      templateColumns={{
        base: "2.25rem minmax(0, 1fr)",
        md: "2.25rem minmax(0, 1fr) auto",
      }}
      gap="3.5"
      alignItems="center"
      px={{ base: "4", md: "5" }}
      py="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: "0" }}
    >
      <Initial name={name} />
      <Box minW="0">
        <Text fontWeight="560" fontSize="15px" overflowWrap="anywhere">
          {user.name === undefined ? name : `${user.name} (${name})`}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          {messages.created(adminDate(new Date(user.created_at)))}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          {signInText(user)}
        </Text>
      </Box>
      <Flex
        gap="3.5"
        align="center"
        wrap="wrap"
        justify={{ md: "flex-end" }}
        maxW={{ md: "sm" }}
        gridColumn={{ base: "2", md: "auto" }}
        textStyle="caption"
        color="fg.muted"
      >
        {user.verified || user.email === undefined ? null : <Unverified user={user} />}
        {user.role === null ? (
          <Badge variant="outline">{messages.noRole}</Badge>
        ) : (
          <Badge colorPalette="brand">{user.role}</Badge>
        )}
        {user.second_factor ? <Badge colorPalette="green">{messages.secondFactor}</Badge> : null}
        {user.is_main ? <Text>{messages.main}</Text> : null}
        {user.role !== null && !user.is_main && !isOwn ? <ResetLink user={user} /> : null}
        {getQuestions(user, isOwn).map((question) => (
          <Button
            key={question.label}
            variant="outline"
            color={question.palette === "red" ? "fg.error" : "fg"}
            aria-label={`${question.label}: ${name}`}
            onClick={() => onAsk(question)}
          >
            {question.label}
          </Button>
        ))}
      </Flex>
    </Grid>
  );
}

function Unverified({ user }: { readonly user: UserEntry }) {
  const [resend, busy] = useAction(() => resendVerification(user.uid), {
    success: messages.resent,
    failure: messages.resendFailed,
  });
  return (
    <Flex align="center" gap="2">
      <Badge colorPalette="orange">
        {isWaiting(user) ? messages.waiting : messages.unverified}
      </Badge>
      {user.role === null || user.invited_until !== undefined ? null : (
        <BusyButton
          size="xs"
          variant="ghost"
          aria-label={messages.resendName(userName(user))}
          busy={busy}
          busyText={messages.resending}
          onClick={resend}
        >
          {messages.resend}
        </BusyButton>
      )}
    </Flex>
  );
}

function ResetLink({ user }: { readonly user: UserEntry }) {
  const words = user.invited_until === undefined ? messages.resetLink : messages.invitation;
  const name = userName(user);
  const [send, busy] = useAction(() => sendResetLink(user.uid), {
    success: words.done(name),
    failure: words.failed,
  });
  return (
    <BusyButton
      size="xs"
      variant="ghost"
      aria-label={`${words.label}: ${name}`}
      busy={busy}
      busyText={words.busy}
      onClick={send}
    >
      {words.label}
    </BusyButton>
  );
}

function Initial({ name }: { readonly name: string }) {
  return (
    <Grid
      aria-hidden="true"
      w="9"
      h="9"
      rounded="full"
      bg="bg.muted"
      color="fg.muted"
      placeItems="center"
      fontWeight="600"
    >
      {name.includes("@") ? name.charAt(0).toUpperCase() : "·"}
    </Grid>
  );
}

import { Badge, Box, Button, Flex, Grid, Text } from "@chakra-ui/react";
import type { UserEntry } from "functions/domain/calls-users";
import { resendVerification } from "#data/users.ts";
import { adminDate } from "#lib/dates.ts";
import { BusyButton } from "#ui/panel-busy-button.tsx";
import { useAction } from "#ui/use-action.ts";
import { messages } from "./messages.ts";

/** The e-mail, or the beginning of the id when there is none (USR-06). */
export function nameOf({ email, uid }: UserEntry): string {
  return email?.includes("@") ? email : messages.idText(uid);
}

interface UserRowProps {
  readonly user: UserEntry;
  readonly onRemove: () => void;
}

/** One account: who, since when, its role, and what can be done about it. */
export function UserRow({ user, onRemove }: UserRowProps) {
  const name = nameOf(user);
  return (
    <Grid
      as="li"
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
          {name}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          {messages.created(adminDate(new Date(user.created_at)))}
        </Text>
      </Box>
      <Flex
        gap="3.5"
        align="center"
        wrap="wrap"
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
        {user.is_main ? <Text>{messages.main}</Text> : null}
        {user.role === "admin" && !user.is_main ? (
          <Button
            variant="outline"
            color="fg.error"
            aria-label={`${messages.remove}: ${name}`}
            onClick={onRemove}
          >
            {messages.remove}
          </Button>
        ) : null}
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
      <Badge colorPalette="orange">{messages.unverified}</Badge>
      <BusyButton
        size="xs"
        variant="ghost"
        aria-label={messages.resendName(nameOf(user))}
        busy={busy}
        busyText={messages.resending}
        onClick={resend}
      >
        {messages.resend}
      </BusyButton>
    </Flex>
  );
}

/** The first letter, or a dot when the e-mail is not known. */
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

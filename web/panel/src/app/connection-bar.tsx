import { Alert } from "@chakra-ui/react";
import { type Connection, useConnection } from "#firebase/connection.ts";

const TEXTS: Readonly<Record<Connection, string>> = {
  online: "",
  offline: "You are offline. Lists show what was last known, and changes cannot be saved.",
  unreachable:
    "The server cannot be reached. Lists show what was last known, and changes may not be saved.",
};

export function ConnectionBar() {
  const connection = useConnection();
  return (
    <div role="status">
      {connection === "online" ? null : (
        <Alert.Root
          status="warning"
          size="sm"
          rounded="0"
          position="fixed"
          bottom="0"
          insetInline="0"
          zIndex="banner"
          justifyContent="center"
        >
          <Alert.Indicator />
          <Alert.Title fontWeight="500">{TEXTS[connection]}</Alert.Title>
        </Alert.Root>
      )}
    </div>
  );
}

import { Button, Flex, Switch, Text } from "@chakra-ui/react";
import { useState } from "react";
import { PanelCard } from "#ui/card.tsx";
import { useAction } from "#ui/use-action.ts";
import { switchWeeklyMail, useOwnWeeklyMail } from "./data/own-weekly-mail.ts";
import { messages } from "./messages.ts";

const words = messages.weekly;

export function WeeklyMail() {
  const { email, list } = useOwnWeeklyMail();
  const stored = list.state === "ready" ? list.data[0] : undefined;
  const isStored = stored !== undefined;
  const [wanted, setWanted] = useState(false);
  const [change, busy] = useAction(switchWeeklyMail, {
    failure: { title: words.failure, description: words.advice },
  });
  return (
    <PanelCard title={words.title} ruled={false}>
      {list.state === "failed" ? (
        <Flex px="5" pb="4" gap="3" align="center" wrap="wrap">
          <Text>{words.unread}</Text>
          <Button size="sm" variant="outline" onClick={list.retry}>
            {messages.retry}
          </Button>
        </Flex>
      ) : (
        <Switch.Root
          size="sm"
          mx="5"
          mb="4"
          colorPalette="green"
          disabled={list.state !== "ready" || busy}
          checked={busy ? wanted : isStored}
          onCheckedChange={({ checked }) => {
            setWanted(checked);
            void change(checked);
          }}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label fontWeight="400" overflowWrap="anywhere">
            {words.label(stored?.email ?? email)}
          </Switch.Label>
        </Switch.Root>
      )}
    </PanelCard>
  );
}

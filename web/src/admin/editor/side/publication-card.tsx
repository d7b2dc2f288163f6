import { Button, Flex, Stack, Switch, Text } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { PanelCard } from "#ui/panel/card.tsx";
import { notify } from "#ui/panel/toasts/toaster.tsx";
import { type Draft, localMinute, statusOf } from "../shared/draft.ts";
import { messages } from "../shared/messages.ts";
import { SideField } from "./side-field.tsx";
import { StatusBadge } from "./status-badge.tsx";

export interface PublicationCardProps {
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly unchecked: number;
  readonly now: Date;
  readonly isUploading: boolean;
  readonly similar: ReactNode;
  readonly change: (part: Partial<Draft>) => void;
}

export function PublicationCard(props: PublicationCardProps) {
  const { draft, problem, unchecked, now, isUploading, similar, change } = props;
  const { publication } = messages;
  const status = statusOf(draft, now);
  const box = useRef<HTMLInputElement>(null);
  return (
    <PanelCard title={publication.title} actions={<StatusBadge status={status} />}>
      <Stack gap="4" p="5">
        <Switch.Root
          colorPalette="green"
          justifyContent="space-between"
          checked={draft.published}
          onCheckedChange={({ checked }) => {
            // Unpublishing is always possible.
            if (!checked || unchecked === 0) return change({ published: checked });
            notify.error(messages.claims.first, messages.claims.problem(unchecked));
            // `checked` stays false, but the input itself has already changed.
            if (box.current) box.current.checked = false;
          }}
        >
          <Switch.Label fontWeight="400">{publication.publish}</Switch.Label>
          <Switch.HiddenInput ref={box} />
          <Switch.Control />
        </Switch.Root>
        {unchecked > 0 ? (
          <Text textStyle="caption" color="fg.muted">
            {messages.claims.needed}
          </Text>
        ) : null}
        {similar}
        <Text role="status" textStyle="caption" color="fg.warning" _empty={{ display: "none" }}>
          {isUploading ? publication.uploading : ""}
        </Text>
        <SideField
          label={publication.date}
          type="datetime-local"
          value={draft.date}
          problem={problem}
          onChange={(date) => change({ date, dateIs: "chosen" })}
        />
        <Flex justify="space-between" gap="3" align="center">
          <Text textStyle="caption" color="fg.muted" aria-live="polite">
            {status === "scheduled" ? publication.scheduledHint : ""}
          </Text>
          <Button
            variant="outline"
            size="xs"
            flex="none"
            onClick={() => change({ date: localMinute(new Date()), dateIs: "now" })}
          >
            {publication.setNow}
          </Button>
        </Flex>
      </Stack>
    </PanelCard>
  );
}

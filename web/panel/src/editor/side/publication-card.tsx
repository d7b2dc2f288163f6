import { Button, Flex, Stack, Switch, Text } from "@chakra-ui/react";
import { adminDate } from "kit/lib/format/dates";
import { type ReactNode, useRef } from "react";
import { useCan } from "#accounts/data/use-can.ts";
import { PanelCard } from "#ui/card.tsx";
import { notify } from "#ui/toasts/toaster.tsx";
import { type Draft, findUnusedDate, localMinute, type PostStatus } from "../shared/draft.ts";
import { messages } from "../shared/messages.ts";
import { SideField } from "./side-field.tsx";
import { StatusBadge } from "./status-badge.tsx";

export interface PublicationCardProps {
  readonly draft: Draft;
  /** The stored one, which the switch changes only by saving. */
  readonly status: PostStatus;
  /** What saving does to the publication; '' when nothing changes. */
  readonly outcome: string;
  readonly problem: string | undefined;
  readonly unchecked: number;
  readonly now: Date;
  readonly isUploading: boolean;
  readonly similar: ReactNode;
  readonly change: (part: Partial<Draft>) => void;
}

export function PublicationCard(props: PublicationCardProps) {
  const { draft, status, outcome, problem, unchecked, now, isUploading, similar, change } = props;
  const { publication, outcomes } = messages;
  const box = useRef<HTMLInputElement>(null);
  const unusedDate = findUnusedDate(draft, now);
  const mayPublish = useCan()("posts.publish");

  function publish(published: boolean): void {
    // Unpublishing is always possible.
    if (!published || unchecked === 0) change({ published });
    else {
      notify.error(messages.claims.first, messages.claims.problem(unchecked));
      // `checked` stays false, but the input itself has already changed.
      if (box.current) box.current.checked = false;
    }
  }

  function getHint(): string {
    if (outcome !== "") return publication.onSaving(outcome);
    if (unusedDate !== null) return publication.staysDraft;
    return status === "scheduled" ? publication.scheduledHint : "";
  }

  if (!mayPublish) {
    return (
      <PanelCard title={publication.title} actions={<StatusBadge status={status} />}>
        <Text p="5" textStyle="caption" color="fg.muted">
          {publication.byEditors}
        </Text>
      </PanelCard>
    );
  }
  return (
    <PanelCard title={publication.title} actions={<StatusBadge status={status} />}>
      <Stack gap="4" p="5">
        <Switch.Root
          colorPalette="green"
          justifyContent="space-between"
          checked={draft.published}
          onCheckedChange={({ checked }) => publish(checked)}
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
            {getHint()}
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
        {unusedDate === null ? null : (
          <Button variant="outline" alignSelf="flex-start" onClick={() => publish(true)}>
            {outcomes.scheduled(adminDate(unusedDate))}
          </Button>
        )}
      </Stack>
    </PanelCard>
  );
}

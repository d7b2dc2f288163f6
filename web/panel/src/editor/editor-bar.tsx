import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { renderArticle } from "domain/article-html/render-article";
import { readingMinutes } from "domain/articles/reading-minutes";
import { paths } from "kit/lib/paths";
import { ArrowLeft, ArrowUpRight } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { Link } from "react-router-dom";
import { BusyButton } from "#ui/busy-button.tsx";
import { panelAddress, RETURNING } from "#ui/list/panel-return.ts";
import { type Content, toHtml } from "./shared/content.ts";
import type { PostStatus } from "./shared/draft.ts";
import { messages } from "./shared/messages.ts";
import { SettingsButton } from "./side/settings-drawer.tsx";
import { StatusBadge } from "./side/status-badge.tsx";
import type { Drawer } from "./side/use-drawer.ts";

export interface EditorBarProps {
  readonly title: string;
  readonly saveLabel: string;
  readonly status: PostStatus;
  /** What saving does to the publication; '' when nothing changes. */
  readonly outcome: string;
  readonly content: Content;
  readonly unsaved: boolean;
  /** Undefined for a new post. */
  readonly slug: string | undefined;
  readonly busy: "staying" | "leaving" | null;
  /** How much of the save is sent. */
  readonly percent: number;
  readonly drawer: Drawer;
  readonly onSave: (stay: boolean) => void;
}

export function EditorBar(props: EditorBarProps) {
  const { title, saveLabel, status, outcome, content, unsaved, slug, busy, drawer, onSave } = props;
  const { percent } = props;
  // Small texts are sent at once.
  const busyText = percent > 0 && percent < 100 ? messages.sending(percent) : messages.saving;
  const deferred = useDeferredValue(content);
  const words = useMemo(() => renderArticle(toHtml(deferred), "html").words, [deferred]);
  const state = unsaved ? [messages.unsaved] : slug ? [messages.saved] : [];
  const facts = outcome === "" ? state : [...state, outcome];
  return (
    <Flex
      as="header"
      inert={drawer.isOpen}
      position="sticky"
      top="0"
      zIndex="sticky"
      h="header.admin"
      px={{ base: "3", md: "6" }}
      align="center"
      gap={{ base: "2", md: "3" }}
      bg="bg"
      borderBottomWidth="1px"
      whiteSpace="nowrap"
    >
      <Button asChild variant="ghost" ms="-2" px={{ base: "2", md: "3" }}>
        <Link to={panelAddress()} state={RETURNING}>
          <ArrowLeft aria-hidden="true" />
          <chakra.span srOnly={{ base: true, sm: false }}>
            <chakra.span hideBelow="md">{messages.back}</chakra.span>
            {messages.panel}
          </chakra.span>
        </Link>
      </Button>
      <Box w="1px" h="5" bg="border.emphasized" aria-hidden="true" hideBelow="md" />
      <Heading as="h1" fontSize="15px" fontWeight="600" srOnly={{ base: true, md: false }}>
        {title}
      </Heading>
      <Flex direction="column" align="flex-start" minW="0">
        <StatusBadge status={status} />
        {unsaved ? (
          <Text fontSize="xs" lineHeight="1.25" color="fg.muted" hideFrom="lg" whiteSpace="normal">
            {messages.unsaved}
          </Text>
        ) : null}
      </Flex>
      <Flex ms="auto" flex="none" align="center" gap={{ base: "2", md: "3" }}>
        <Text textStyle="caption" color="fg.muted" hideBelow="lg" aria-live="off">
          <chakra.span hideBelow="2xl">
            {messages.words(words, readingMinutes(words))}
            {facts.length === 0 ? "" : " · "}
          </chakra.span>
          {facts.join(" · ")}
        </Text>
        {slug ? (
          <Button asChild variant="outline" hideBelow="md">
            <a href={paths.article(slug)} target="_blank" rel="noopener">
              {messages.view}
              <chakra.span srOnly>(opens in a new tab)</chakra.span>
              <ArrowUpRight aria-hidden="true" />
            </a>
          </Button>
        ) : null}
        <SettingsButton drawer={drawer} />
        <BusyButton
          variant="outline"
          title={messages.saveHint}
          busy={busy === "staying"}
          inactive={busy !== null}
          busyText={busyText}
          onClick={() => onSave(true)}
        >
          {messages.save}
        </BusyButton>
        <BusyButton
          colorPalette="brand"
          title={outcome === "" ? messages.leaveHint : `${messages.leaveHint}. ${outcome}`}
          busy={busy === "leaving"}
          inactive={busy !== null}
          busyText={busyText}
          onClick={() => onSave(false)}
        >
          {saveLabel}
        </BusyButton>
      </Flex>
    </Flex>
  );
}

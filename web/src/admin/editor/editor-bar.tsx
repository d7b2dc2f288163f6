import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { readingMinutes } from "functions/domain/article-page";
import { ArrowLeft, ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { BusyButton } from "#ui/panel-busy-button.tsx";
import type { statusOf } from "./draft.ts";
import { messages } from "./messages.ts";
import { StatusBadge } from "./status-badge.tsx";

export interface EditorBarProps {
  readonly title: string;
  readonly saveLabel: string;
  readonly status: ReturnType<typeof statusOf>;
  readonly words: number;
  readonly unsaved: boolean;
  /** Address of the stored post. */
  readonly slug: string | undefined;
  readonly busy: boolean;
  readonly onSave: () => void;
}

/** The bar of the editor: back, what is open, how it stands, save. */
export function EditorBar(props: EditorBarProps) {
  const { title, saveLabel, status, words, unsaved, slug, busy, onSave } = props;
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      h="header.admin"
      px={{ base: "3", md: "6" }}
      align="center"
      gap="3"
      bg="bg"
      borderBottomWidth="1px"
      whiteSpace="nowrap"
    >
      <Button asChild variant="ghost" ms="-2" px={{ base: "2", md: "3" }}>
        <Link to={paths.panel}>
          <ArrowLeft aria-hidden="true" />
          <span>
            <chakra.span hideBelow="md">{messages.back}</chakra.span>
            {messages.panel}
          </span>
        </Link>
      </Button>
      <Box w="1px" h="5" bg="border.emphasized" aria-hidden="true" hideBelow="md" />
      <Heading as="h1" fontSize="15px" fontWeight="600" hideBelow="sm">
        {title}
      </Heading>
      <Box display="flex">
        <StatusBadge status={status} />
      </Box>
      <Text textStyle="caption" color="fg.muted" ms="auto" hideBelow="lg" aria-live="off">
        {messages.words(words, readingMinutes(words))}
        {unsaved ? ` · ${messages.unsaved}` : slug ? ` · ${messages.kept}` : ""}
      </Text>
      {slug ? (
        <Button asChild variant="outline" hideBelow="md" ms={{ md: "auto", lg: "0" }}>
          <a href={paths.article(slug)} target="_blank" rel="noopener">
            {messages.view}
            <chakra.span srOnly>(opens in a new tab)</chakra.span>
            <ArrowUpRight aria-hidden="true" />
          </a>
        </Button>
      ) : null}
      <BusyButton
        colorPalette="brand"
        busy={busy}
        busyText={messages.saving}
        ms={slug ? { base: "auto", md: "0" } : { base: "auto", lg: "0" }}
        onClick={onSave}
      >
        {saveLabel}
      </BusyButton>
    </Flex>
  );
}

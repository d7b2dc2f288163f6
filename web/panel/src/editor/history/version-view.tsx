import { Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { useState } from "react";
import { PanelSelect } from "#ui/select.tsx";
import { RenderedBody } from "../body/preview.tsx";
import type { Draft } from "../shared/draft.ts";
import { Difference } from "./difference.tsx";
import { messages } from "./messages.ts";
import { getText, type HistoryEntry } from "./versions.ts";

type View = keyof typeof messages.views;

interface VersionViewProps {
  readonly entry: HistoryEntry;
  readonly before: HistoryEntry | undefined;
  readonly draft: Draft;
  readonly onBack: () => void;
}

export function VersionView({ entry, before, draft, onBack }: VersionViewProps) {
  const [view, setView] = useState<View>("preview");
  const { views } = messages;
  const [editorText] = useState(() => getText(draft));
  const offered = (["preview", "before", "editor"] as const).filter(
    (name) => name !== "before" || before,
  );
  return (
    <Box as="section" aria-labelledby="version-title" minW="0">
      <Flex gap="3" mb="4" wrap="wrap" align="center">
        <Button display={{ md: "none" }} variant="outline" size="xs" onClick={onBack}>
          {messages.back}
        </Button>
        <PanelSelect
          label={messages.view}
          value={view}
          options={offered.map((name) => [name, views[name]] as const)}
          onChange={setView}
        />
      </Flex>
      <Heading
        as="h3"
        id="version-title"
        ref={focusHeading}
        tabIndex={-1}
        lang="es"
        fontSize="lg"
        mb="3"
        overflowWrap="anywhere"
      >
        {entry.title}
      </Heading>
      {view === "preview" ? (
        <>
          {entry.meta?.excerpt ? (
            <Text lang="es" color="fg.muted" mb="4">
              {entry.meta.excerpt}
            </Text>
          ) : null}
          <RenderedBody html={entry.html} />
        </>
      ) : null}
      {view === "before" && before ? <Difference before={before} after={entry} /> : null}
      {view === "editor" ? <Difference before={entry} after={editorText} /> : null}
    </Box>
  );
}

/** On narrow screens the view replaces the list, and with it the focused row. */
function focusHeading(heading: HTMLElement | null): void {
  heading?.focus();
}

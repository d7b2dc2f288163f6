import { Button, Checkbox, Fieldset, Stack, Text } from "@chakra-ui/react";
import { headingText } from "domain/articles/heading-text";
import { findTags } from "domain/articles/search-fields";
import { TAGS, tagsAt } from "domain/tags/tags";
import { useDeferredValue, useMemo } from "react";
import { PanelCard } from "#ui/card.tsx";
import { toHtml } from "../../shared/content.ts";
import type { Draft } from "../../shared/draft.ts";
import { messages } from "./messages.ts";

export interface TagsCardProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

/** Ticks of the text's tags follow it until one is changed. */
export function TagsCard({ draft, change }: TagsCardProps) {
  const { title, slug, excerpt, content } = useDeferredValue(draft);
  const ofText = useMemo(() => {
    const body = { content: toHtml(content), content_format: "html" } as const;
    return findTags({ title, slug, excerpt }, headingText(body));
  }, [title, slug, excerpt, content]);
  const isChosen = draft.tags !== "auto";
  const ticked = isChosen ? draft.tags.split(" ") : ofText;
  const toggle = (slug: string, isTicked: boolean) => {
    const others = ticked.filter((tag) => tag !== slug);
    const tags = tagsAt(isTicked ? [...others, slug] : others);
    change({ tags: tags.map((tag) => tag.slug).join(" ") });
  };
  return (
    <PanelCard title={messages.title}>
      <Stack gap="4" p="5">
        <Text textStyle="caption" color="fg.muted">
          {isChosen ? messages.chosen : messages.ofText}
        </Text>
        {([true, false] as const).map((isFamily) => (
          <Fieldset.Root key={String(isFamily)}>
            <Fieldset.Legend textStyle="label">
              {isFamily ? messages.families : messages.sectors}
            </Fieldset.Legend>
            {TAGS.filter((tag) => tag.isFamily === isFamily).map(({ slug, name }) => (
              <Checkbox.Root
                key={slug}
                size="sm"
                minH="6"
                checked={ticked.includes(slug)}
                onCheckedChange={({ checked }) => toggle(slug, checked === true)}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label lang="es">{name}</Checkbox.Label>
              </Checkbox.Root>
            ))}
          </Fieldset.Root>
        ))}
        {isChosen ? (
          <Button
            variant="plain"
            size="xs"
            px="0"
            color="fg.link"
            alignSelf="start"
            onClick={() => change({ tags: "auto" })}
          >
            {messages.reset}
          </Button>
        ) : null}
      </Stack>
    </PanelCard>
  );
}

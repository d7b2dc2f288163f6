import { Badge, Box, Checkbox, Stack, Text } from "@chakra-ui/react";
import type { ArticleClaim } from "functions/domain/article-claims";
import { PanelCard } from "#ui/panel-card.tsx";
import { READ } from "./claims.ts";
import { messages } from "./messages.ts";
import type { ClaimCheck } from "./use-claims.ts";

const words = messages.claims;

export interface ClaimsCardProps {
  readonly check: ClaimCheck;
  /** What stands in the way of publishing. */
  readonly problem: string | undefined;
  readonly source: "ai" | "guest";
}

/**
 * Everything that a text of the AI or of a guest claims, to be ticked by a person before it is published: certificates,
 * norms, steels, IP classes, roughness, temperatures, loads, links.
 */
export function ClaimsCard({ check, problem, source }: ClaimsCardProps) {
  const { claims, open, isTicked, tick } = check;
  const total = claims.length + 1;
  const box = (key: string, text: string, kind?: ArticleClaim["kind"]) => (
    <Checkbox.Root
      key={key}
      size="sm"
      alignItems="flex-start"
      invalid={problem !== undefined && !isTicked(key)}
      checked={isTicked(key)}
      onCheckedChange={({ checked }) => tick(key, checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="0.5" />
      <Checkbox.Label fontWeight="400" overflowWrap="anywhere" minW="0">
        {text}
        {kind ? (
          <Text as="span" color="fg.muted" textStyle="caption">
            {` · ${words.kinds[kind]}`}
          </Text>
        ) : null}
      </Checkbox.Label>
    </Checkbox.Root>
  );
  return (
    <PanelCard
      title={words.title}
      actions={
        <Badge colorPalette={open === 0 ? "green" : "orange"} alignSelf="flex-start">
          {words.count(total - open, total)}
        </Badge>
      }
    >
      <Stack gap="4" p="5">
        <Text textStyle="caption" color="fg.muted">
          {words.text[source]}
        </Text>
        {problem === undefined ? null : (
          <Text color="fg.error" textStyle="caption">
            {problem}
          </Text>
        )}
        {claims.length === 0 ? (
          <Text textStyle="caption">{words.none}</Text>
        ) : (
          <Stack
            role="group"
            aria-label={words.group}
            gap="2.5"
            maxH="22rem"
            overflowY="auto"
            // Focus rings of the boxes at the edge are not cut off.
            p="1"
            m="-1"
          >
            {claims.map(({ key, kind, text }) => box(key, text, kind))}
          </Stack>
        )}
        <Box borderTopWidth="1px" pt="4">
          {box(READ, words.read)}
        </Box>
      </Stack>
    </PanelCard>
  );
}

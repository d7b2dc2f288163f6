import { Alert, Box, Button, chakra, Flex, Link, Stack, Text } from "@chakra-ui/react";
import { TARGET_WORD_COUNT } from "domain/generation/generation";
import type { GenerationResult } from "./data/generation.ts";
import { messages } from "./messages.ts";

interface ResultProps {
  readonly result: GenerationResult;
  readonly isUsed: boolean;
  readonly onReplace: () => void;
  readonly onAdd: () => void;
  readonly onDiscard: () => void;
}

export function Result({ result, isUsed, onReplace, onAdd, onDiscard }: ResultProps) {
  const { article, words, findings, sources } = result;
  const isShort = words < TARGET_WORD_COUNT;
  return (
    <Stack gap="3">
      <Alert.Root status={isShort ? "warning" : "success"} size="sm" role="status">
        <Alert.Indicator />
        <Alert.Content minW="0">
          <Alert.Title overflowWrap="anywhere">{article.title}</Alert.Title>
          <Alert.Description>
            {isShort ? messages.fewWords(words, TARGET_WORD_COUNT) : messages.words(words)}{" "}
            {isUsed ? messages.used : messages.waiting}
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
      {isUsed ? null : (
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" onClick={onReplace}>
            {messages.replace}
          </Button>
          <Button size="sm" variant="outline" onClick={onAdd}>
            {messages.add}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {messages.discard}
          </Button>
        </Flex>
      )}
      <Box textStyle="caption">
        {sources.length === 0 ? (
          <Text color="fg.muted">{messages.noSources}</Text>
        ) : (
          <>
            <Text fontWeight="560">{messages.sources(sources.length)}</Text>
            <Box as="ul" ps="4" listStyleType="disc">
              {sources.map(({ title, url }) => (
                <li key={url}>
                  <Link
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    color="fg.link"
                    overflowWrap="anywhere"
                  >
                    {title}
                    <chakra.span srOnly>{messages.newTab}</chakra.span>
                  </Link>
                </li>
              ))}
            </Box>
          </>
        )}
        {findings === "" ? null : (
          <Box as="details" mt="2">
            <chakra.summary cursor="pointer">{messages.findings}</chakra.summary>
            <Text mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere" color="fg.muted">
              {findings}
            </Text>
          </Box>
        )}
      </Box>
    </Stack>
  );
}

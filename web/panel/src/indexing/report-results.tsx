import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import type { IndexResult } from "domain/indexing/index-report";
import { adminDate } from "kit/lib/format/dates";
import { messages } from "./messages.ts";

/** The results, indexed and unchecked addresses first. */
export function ReportResults({ results }: { readonly results: readonly IndexResult[] }) {
  const sorted = [...results].sort((a, b) => sortRank(a) - sortRank(b));
  return (
    <Box
      as="ul"
      aria-label={messages.results}
      // A scrolling region must be reachable by keyboard.
      tabIndex={0}
      listStyleType="none"
      maxH="16rem"
      overflowY="auto"
      borderWidth="1px"
      rounded="l3"
    >
      {sorted.map((result) => (
        <Flex
          as="li"
          key={result.url}
          gap="2.5"
          px="3.5"
          py="2.5"
          align={{ base: "flex-start", sm: "center" }}
          direction={{ base: "column", sm: "row" }}
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: "0" }}
        >
          <Box minW="0" maxW="full" flex="1" overflowWrap="anywhere">
            <Text fontFamily="mono" fontSize="13px">
              {result.url}
            </Text>
            <Text textStyle="caption" color="fg.muted">
              {resultText(result)}
            </Text>
          </Box>
          <Flex gap="1.5" flex="none">
            <ResultBadge result={result} />
            <Badge variant="outline">{messages.confidence[result.confidence]}</Badge>
          </Flex>
        </Flex>
      ))}
    </Box>
  );
}

function ResultBadge({ result }: { readonly result: IndexResult }) {
  if (!result.checked) return <Badge colorPalette="orange">{messages.is.unknown}</Badge>;
  return result.isIndexed ? (
    <Badge colorPalette="orange">{messages.is.indexed}</Badge>
  ) : (
    <Badge colorPalette="gray">{messages.is.notFound}</Badge>
  );
}

function resultText({ searchResult, checked_at }: IndexResult): string {
  return checked_at === null
    ? searchResult
    : `${searchResult} · ${messages.from(adminDate(new Date(checked_at)))}`;
}

function sortRank({ isIndexed, checked }: IndexResult): number {
  if (isIndexed) return 0;
  return checked ? 2 : 1;
}

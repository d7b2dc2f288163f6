import { Alert, Box, Button, chakra, Link, Text } from "@chakra-ui/react";
import { MIN_WORDS, type SimilarArticle, type SimilarCheck } from "domain/articles/similarity";
import { paths } from "kit/lib/paths";

const messages = {
  checking: "Comparing with published articles...",
  none: "No published article is similar.",
  short: `Too short to be compared: fewer than ${MIN_WORDS} words.`,
  unreadable: "Not compared with published articles: the text is too complex.",
  failed: "Could not be compared with published articles.",
  retry: "Try again",
  similarTo: "Similar to ",
  same: (percent: number) => ` (${percent}% the same words)`,
  newTab: " (opens in a new tab)",
};

interface SimilarNoteProps {
  readonly check: SimilarCheck;
  readonly onRetry: () => void;
}

export function SimilarNote(props: SimilarNoteProps) {
  return (
    <Box role="status">
      <Outcome {...props} />
    </Box>
  );
}

function Outcome({ check, onRetry }: SimilarNoteProps) {
  if (check.at !== "similar")
    return (
      <Text textStyle="caption" color={check.at === "failed" ? "fg.warning" : "fg.muted"}>
        {messages[check.at]}{" "}
        {check.at === "failed" ? (
          <Button size="xs" variant="outline" onClick={onRetry}>
            {messages.retry}
          </Button>
        ) : null}
      </Text>
    );
  return (
    <Alert.Root status="warning" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        {check.articles.map((article) => (
          <Alert.Description key={article.id} overflowWrap="anywhere">
            <SimilarTo article={article} />
          </Alert.Description>
        ))}
      </Alert.Content>
    </Alert.Root>
  );
}

export function SimilarTo({ article }: { readonly article: SimilarArticle }) {
  return (
    <>
      {messages.similarTo}
      <Link
        href={paths.article(article.slug)}
        target="_blank"
        rel="noopener"
        variant="underline"
        display="inline"
        color="inherit"
      >
        <span lang="es">{article.title}</span>
        <chakra.span srOnly>{messages.newTab}</chakra.span>
      </Link>
      {messages.same(article.percent)}
    </>
  );
}

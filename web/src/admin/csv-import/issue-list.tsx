import { Box, Heading, Text } from "@chakra-ui/react";
import { useId } from "react";
import { labels } from "./labels.ts";
import type { Issue } from "./preview.ts";

export interface IssueListProps {
  readonly kind: Issue["kind"];
  readonly issues: readonly Issue[];
}

/** Every issue of one kind with its line; a long list scrolls in a region that the keyboard reaches. */
export function IssueList({ kind, issues }: IssueListProps) {
  const id = useId();
  const listed = issues.filter((issue) => issue.kind === kind);
  if (listed.length === 0) return null;
  const heading = kind === "rejected" ? labels.rejected : labels.warned;
  return (
    <Box css={{ "& + &": { mt: "4" } }}>
      <Heading as="h3" id={id} fontSize="14px" color={kind === "rejected" ? "fg.error" : "fg"}>
        {heading(listed.length)}
      </Heading>
      <Box as="section" aria-labelledby={id} tabIndex={0} maxH="14rem" overflowY="auto" mt="1.5">
        <Box as="ul" listStyleType="none">
          {listed.map((issue) => (
            <Box as="li" key={`${issue.line} ${issue.text}`} py="0.5">
              <Text as="span" fontWeight="550">
                {labels.line(issue.line)}:
              </Text>{" "}
              <Text as="span" color="fg.muted" overflowWrap="anywhere">
                {issue.text}
              </Text>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

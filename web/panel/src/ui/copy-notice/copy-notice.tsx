import { Alert, chakra, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface CopyNoticeProps {
  readonly status: "info" | "warning" | "success";
  readonly title: string;
  readonly text: string;
  readonly progress?: ReactNode;
  /** The heading above the failures. */
  readonly failed: string;
  readonly failures: readonly string[];
  readonly buttons: ReactNode;
}

/** Pictures of other servers, and what became of copying them. */
export function CopyNotice(props: CopyNoticeProps) {
  const { status, title, text, progress, failed, failures, buttons } = props;
  return (
    <Alert.Root role="group" aria-label={title} status={status} flexWrap="wrap" lang="en">
      <Alert.Indicator />
      <Alert.Content flex="1 1 12rem" minW="0">
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>
          <Text role="status">{text}</Text>
          {progress}
          {failures.length > 0 ? (
            <>
              <Text mt="2" fontWeight="550">
                {failed}
              </Text>
              <chakra.ul ps="5" listStyleType="disc" overflowWrap="anywhere">
                {failures.map((failure) => (
                  <li key={failure}>{failure}</li>
                ))}
              </chakra.ul>
            </>
          ) : null}
        </Alert.Description>
      </Alert.Content>
      {buttons}
    </Alert.Root>
  );
}

import { chakra } from "@chakra-ui/react";
import { site } from "kit/lib/site";
import type { ReactNode } from "react";
import { content } from "./content.ts";

export function NoticeLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <chakra.a
      href={href}
      color="fg.link"
      fontWeight="500"
      textDecoration="underline"
      textDecorationColor="brand.muted"
      textUnderlineOffset="0.25em"
      _hover={{ textDecorationColor: "currentcolor" }}
    >
      {children}
    </chakra.a>
  );
}

/** Repeats the message of the toast, which disappears. */
export function FailureNotice() {
  return (
    <chakra.p
      padding="0.875rem 1rem"
      borderRadius="l2"
      backgroundColor="bg.error"
      color="red.fg"
      fontSize="0.875rem"
      lineHeight="1.43"
    >
      <chakra.b fontWeight="600">{content.failed.title}.</chakra.b> {content.failed.text}{" "}
      {content.failed.kept}{" "}
      <NoticeLink href={`mailto:${site.salesEmail}`}>{site.salesEmail}</NoticeLink>
    </chakra.p>
  );
}

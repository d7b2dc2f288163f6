import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { paths } from "#lib/paths.ts";
import { site } from "#lib/site.ts";
import { content } from "./content.ts";

function NoticeLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
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

export function PrivacyNotice() {
  return (
    <chakra.p textStyle="caption" color="fg.muted">
      <chakra.b fontWeight="600" color="fg">
        {content.notice.title}
      </chakra.b>{" "}
      {content.notice.text}
      <NoticeLink href={paths.privacy}>{content.notice.link}</NoticeLink>
    </chakra.p>
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

export function NoScriptNotice() {
  return (
    <chakra.p
      display="none"
      padding="0.875rem 1rem"
      borderRadius="l2"
      backgroundColor="bg.subtle"
      fontSize="0.875rem"
      lineHeight="1.43"
      css={{ "@media (scripting: none)": { display: "block" } }}
    >
      {content.noScript.before}
      <NoticeLink href={`mailto:${site.salesEmail}`}>{site.salesEmail}</NoticeLink>
      {content.noScript.between}
      <NoticeLink href={site.phoneHref}>{site.phone}</NoticeLink>
      {content.noScript.after}
    </chakra.p>
  );
}

import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

export const Wrap = chakra("div", {
  base: { width: "full", maxWidth: "container.page", mx: "auto", px: "gutter" },
});

/** Parts are laid out when near or idle (app/boot/deferred-parts.ts); the height is a placeholder. */
export const deferred = {
  "data-defer": "",
  contentVisibility: "auto",
  containIntrinsicSize: "auto 50rem",
} as const;

const TONES = {
  plain: { bg: "bg" },
  subtle: { bg: "bg.subtle" },
  dark: { bg: "bg.inverted", color: "fg.inverted" },
} as const;

interface SectionProps {
  readonly tone?: keyof typeof TONES;
  readonly id?: string;
  readonly label?: string;
  readonly children: ReactNode;
  readonly css?: HTMLChakraProps<"section">["css"];
}

export function Section({ tone = "plain", id, label, children, css }: SectionProps) {
  return (
    <chakra.section
      py="section.y"
      {...deferred}
      {...TONES[tone]}
      {...(id ? { id } : {})}
      {...(label ? { "aria-label": label } : {})}
      {...(tone === "dark" ? { "data-dark": "" } : {})}
      {...(css ? { css } : {})}
    >
      <Wrap>{children}</Wrap>
    </chakra.section>
  );
}

export function SectionHead({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,7fr) minmax(0,5fr)" }}
      gap="1.25rem 3rem"
      alignItems="end"
      mb="section.head"
    >
      <chakra.h2 textStyle="heading.lg" maxWidth="22ch">
        {title}
      </chakra.h2>
      {lead ? (
        <chakra.p textStyle="lead" color="fg.muted" maxWidth="46ch">
          {lead}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
  readonly eyebrow?: string;
  readonly children?: ReactNode;
}

export function PageHead({ title, lead, eyebrow, children }: PageHeadProps) {
  return (
    <chakra.div
      background="linear-gradient(180deg, {colors.bg.subtle}, #fff)"
      pt="clamp(2.5rem, 5vw, 5rem)"
      pb="clamp(2rem, 3vw, 3rem)"
    >
      <Wrap>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <chakra.h1 textStyle="display.lg" maxWidth="20ch" {...(eyebrow ? { mt: "3" } : {})}>
          {title}
        </chakra.h1>
        {lead ? (
          <chakra.p textStyle="lead" color="fg.muted" maxWidth="40rem" mt="4">
            {lead}
          </chakra.p>
        ) : null}
        {children}
      </Wrap>
    </chakra.div>
  );
}

export const Eyebrow = chakra("p", { base: { textStyle: "eyebrow", color: "brand.fg" } });

/** Give it an aspect ratio, which reserves the place of the picture. */
export const Media = chakra("div", {
  base: {
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    borderRadius: "media",
    background: "linear-gradient(180deg, #ced2d6 0%, #b9bfc4 100%)",
  },
});

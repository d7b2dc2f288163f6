import { Box, chakra, Grid, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** The page's width with its gutters. */
export const Wrap = chakra("div", {
  base: { width: "full", maxWidth: "container.page", mx: "auto", px: "gutter" },
});

/**
 * For parts below the first screen: laid out when they come near, so that the first screen need not wait for them, or
 * once the page is idle (app/boot/later.ts). Until then they count as high as many are.
 */
export const later = {
  "data-later": "",
  contentVisibility: "auto",
  containIntrinsicSize: "auto 50rem",
} as const;

const GROUNDS = {
  plain: { bg: "bg" },
  subtle: { bg: "bg.subtle" },
  dark: { bg: "bg.inverted", color: "fg.inverted" },
} as const;

interface SectionProps {
  readonly ground?: keyof typeof GROUNDS;
  readonly id?: string;
  readonly label?: string;
  readonly children: ReactNode;
  readonly css?: HTMLChakraProps<"section">["css"];
}

/** A band of a page. Grounds alternate, and never are two tinted bands neighbours (design patterns 2). */
export function Section({ ground = "plain", id, label, children, css }: SectionProps) {
  return (
    <chakra.section
      py="section.y"
      {...later}
      {...GROUNDS[ground]}
      {...(id ? { id } : {})}
      {...(label ? { "aria-label": label } : {})}
      {...(ground === "dark" ? { "data-dark": "" } : {})}
      {...(css ? { css } : {})}
    >
      <Wrap>{children}</Wrap>
    </chakra.section>
  );
}

/** The head of a section: title on the left, its sentence on the right, both ending level. */
export function SectionHead({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0,1fr)", lg: "minmax(0,7fr) minmax(0,5fr)" }}
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
    </Grid>
  );
}

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string;
  readonly eyebrow?: string;
  readonly children?: ReactNode;
}

/** The head of every page but the landing page: H1, lead, and what belongs under them. */
export function PageHead({ title, lead, eyebrow, children }: PageHeadProps) {
  return (
    <Box
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
    </Box>
  );
}

/** One line over a page's H1. */
export const Eyebrow = chakra("p", { base: { textStyle: "eyebrow", color: "brand.fg" } });

/** The steel ground behind a picture. Give it an aspect ratio, so that nothing moves when the picture arrives. */
export const Media = chakra("div", {
  base: {
    position: "relative",
    isolation: "isolate",
    overflow: "hidden",
    borderRadius: "media",
    background: "linear-gradient(180deg, #ced2d6 0%, #b9bfc4 100%)",
  },
});

/** The dark call to action that closes a page. */
export function CtaBand({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <Grid
      data-dark=""
      templateColumns={{ base: "minmax(0,1fr)", lg: "1fr auto" }}
      gap="2rem 4rem"
      alignItems="center"
      borderRadius={{ base: "media", sm: "3xl" }}
      bg="bg.inverted"
      color="fg.inverted"
      p="clamp(1.5rem, 5vw, 4.5rem)"
    >
      <div>
        <chakra.h2 textStyle="heading.lg">{title}</chakra.h2>
        <chakra.p color="fg.invertedMuted" mt="3.5" maxWidth="54ch">
          {text}
        </chakra.p>
      </div>
      <Box display="flex" gap="3" flexWrap="wrap" maxWidth={{ lg: "27rem" }}>
        {children}
      </Box>
    </Grid>
  );
}

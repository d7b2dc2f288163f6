import { chakra } from "@chakra-ui/react";
import { Picture, type PictureName } from "kit/ui/image";
import type { ReactNode } from "react";
import { frameStyles } from "../finder/group-styles.ts";

const Section = chakra("section", {
  base: {
    "& h2": { mb: "3", fontSize: "1.1875rem", fontWeight: "600" },
    "& h2 small": { ms: "2", fontSize: ".875rem", fontWeight: "400", color: "fg.muted" },
  },
});

const Frame = chakra("div", { base: frameStyles });

interface ResultGroupProps {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  /** What it shows has a frame of its own. */
  readonly isPlain?: boolean;
  /** Leads to the rest. */
  readonly more?: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

export function ResultGroup({ id, title, count, isPlain, more, children }: ResultGroupProps) {
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count > 0 ? <small>{count}</small> : null}
      </h2>
      <Frame {...(isPlain ? { css: { all: "unset" } } : {})}>
        {children}
        {more ? (
          <p data-screen-only="">
            <a href={more.href}>{more.text}</a>
          </p>
        ) : null}
      </Frame>
    </Section>
  );
}

const List = chakra("ul", {
  base: {
    "& > li": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "minmax(0,1fr)",
      columnGap: "4",
      alignItems: "center",
      minHeight: "target.touch",
      px: { base: "gutter", sm: "5" },
      py: "3",
      "&:has(img)": { gridTemplateColumns: "4rem minmax(0,1fr)" },
      _hover: { bg: "bg.subtle" },
    },
    "& > li + li": { borderTop: "1px solid {colors.border}" },
    "& img": { aspectRatio: "4 / 3", objectFit: "cover", borderRadius: "l2" },
    "& a": { fontWeight: "600", _hover: { color: "brand.fg" } },
    // The whole row is its link.
    "& a::after": { content: '""', position: "absolute", inset: "0" },
    "& small": { fontSize: ".875rem", lineHeight: "1.4", color: "fg.muted", lineClamp: "2" },
  },
});

interface Result {
  readonly href: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly picture?: string;
}

export function ResultList({ results }: { readonly results: readonly Result[] }) {
  return (
    <List>
      {results.map(({ href, title, text, picture }) => (
        <li key={href}>
          {picture === undefined ? null : (
            <Picture name={picture as PictureName} alt="" sizes="4rem" largest={400} />
          )}
          <div>
            <a href={href}>{title}</a>
            {text ? <small>{text}</small> : null}
          </div>
        </li>
      ))}
    </List>
  );
}

import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Wrap } from "../section.tsx";

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "minmax(0, 44rem)",
      xl: "13rem minmax(0, 44rem) 13rem",
    },
    justifyContent: { base: "center", xl: "space-between" },
    gap: "12",
    alignItems: "start",
  },
});

const Rail = chakra("nav", {
  base: {
    display: { base: "none", xl: "block" },
    position: "sticky",
    top: "6.5rem",
    fontSize: ".875rem",
    "& h2": { fontSize: ".875rem", fontWeight: "600", mb: "3" },
    "& ul": { borderInlineStart: "1px solid {colors.border}" },
    "& a": {
      display: "block",
      py: "1.5",
      ps: "4",
      lineHeight: "1.4",
      color: "fg.muted",
      borderInlineStart: "2px solid transparent",
      marginInlineStart: "-1px",
      _hover: { color: "fg" },
      "&[aria-current]": { color: "fg", borderColor: "brand.solid", fontWeight: "550" },
    },
  },
});

const Disclosure = chakra("nav", {
  base: {
    display: { xl: "none" },
    mb: "8",
    border: "1px solid {colors.border}",
    borderRadius: "l3",
    bg: "bg",
    fontSize: ".9375rem",
    "& summary": {
      display: "list-item",
      listStylePosition: "inside",
      px: "4",
      py: "3",
      fontWeight: "600",
      cursor: "pointer",
    },
    "& ul": { px: "4", pb: "3" },
    "& a": { display: "block", py: "2.5", lineHeight: "1.4", color: "fg.link" },
  },
});

interface PageContentsProps {
  readonly title: string;
  readonly entries: readonly ContentsEntry[];
  readonly children: ReactNode;
}

export function PageContents({ title, entries, children }: PageContentsProps) {
  const list = (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>{entry.title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <Wrap>
      <Columns>
        {entries.length > 0 ? (
          <Rail aria-label={title}>
            <h2>{title}</h2>
            {list}
          </Rail>
        ) : null}
        <Box gridColumn={{ xl: 2 }} minWidth="0">
          {entries.length > 0 ? (
            <Disclosure aria-label={title}>
              <details>
                <summary>{title}</summary>
                {list}
              </details>
            </Disclosure>
          ) : null}
          {children}
        </Box>
      </Columns>
    </Wrap>
  );
}

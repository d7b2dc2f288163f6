import { chakra } from "@chakra-ui/react";
import { keepUnits } from "domain/shared/units";
import type { LucideIcon } from "lucide-react";
import { SpriteIcon, type SpriteName } from "./sprite-icon.tsx";

const CellGrid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0,1fr)", sm: "1fr 1fr", lg: "repeat(3, 1fr)" },
    borderTop: "1px solid {colors.border}",
  },
});

const CellBox = chakra("article", {
  base: {
    display: "grid",
    gridTemplateColumns: "2.75rem 1fr",
    columnGap: "1",
    py: "6",
    borderBottom: "1px solid {colors.border}",
    "& svg": {
      gridRow: "span 2",
      color: "brand.solid",
      width: "1.75rem",
      height: "1.75rem",
      strokeWidth: "1.5",
    },
    "& p": { color: "fg.muted", lineHeight: "1.56" },
    "& h3": { mb: "2" },
    sm: { display: "block", padding: "1.5rem 1.5rem 1.75rem 0", "& svg": { mb: "6" } },
    smToLg: {
      "&:nth-of-type(even)": {
        borderLeft: "1px solid {colors.border}",
        paddingLeft: "1.5rem",
        paddingRight: "0",
      },
    },
    lg: {
      padding: "2rem 2.25rem 2.5rem",
      borderLeft: "1px solid {colors.border}",
      "&:nth-of-type(3n+1)": { borderLeft: "0", paddingLeft: "0" },
      "&:nth-of-type(3n)": { paddingRight: "0" },
    },
  },
});

export interface Cell {
  readonly icon: LucideIcon | SpriteName;
  readonly title: string;
  readonly text: string;
}

export function Cells({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <CellGrid>
      {cells.map(({ icon: Icon, title, text }) => (
        <CellBox key={title}>
          {typeof Icon === "string" ? <SpriteIcon name={Icon} /> : <Icon aria-hidden="true" />}
          <chakra.h3 textStyle="heading.sm">{keepUnits(title)}</chakra.h3>
          <p>{keepUnits(text)}</p>
        </CellBox>
      ))}
    </CellGrid>
  );
}

/** Pairs by index; features without an icon are dropped. */
export function withIcons(
  features: readonly { readonly title: string; readonly text: string }[],
  icons: readonly LucideIcon[],
): readonly Cell[] {
  return features.flatMap((feature, index) => {
    const icon = icons[index];
    return icon === undefined ? [] : [{ ...feature, icon }];
  });
}

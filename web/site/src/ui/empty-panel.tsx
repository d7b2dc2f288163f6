import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { siteRecipes } from "./theme/recipes.ts";

export const EmptyFrame = chakra("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    textAlign: "center",
    gap: "1.5",
    py: "4.5rem",
    px: "6",
    border: "1px dashed {colors.border.emphasized}",
    borderRadius: "media",
    bg: "bg.subtle",
    "& > svg": { width: "2rem", height: "2rem", color: "fg.subtle", mb: "3", strokeWidth: "1.5" },
    "& > :is(a, button)": { mt: "4" },
  },
});

const Button = chakra("button", siteRecipes.button);

interface EmptyPanelProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly children?: ReactNode;
}

export function EmptyPanel({ icon: Icon, title, text, action, children }: EmptyPanelProps) {
  return (
    <EmptyFrame role="status">
      <Icon aria-hidden="true" />
      <chakra.h2 textStyle="heading.sm">{title}</chakra.h2>
      <chakra.p color="fg.muted">{text}</chakra.p>
      {action ? (
        <Button type="button" variant="outline" size="md" onClick={action.onClick}>
          {action.label}
        </Button>
      ) : null}
      {children}
    </EmptyFrame>
  );
}

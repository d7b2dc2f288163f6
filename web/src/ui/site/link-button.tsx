import { chakra } from "@chakra-ui/react";
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { siteRecipes } from "./theme/recipes.ts";

const ButtonAnchor = chakra("a", siteRecipes.link);

interface LinkButtonProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: "solid" | "outline" | "ghost" | "white" | "line";
  readonly size?: "sm" | "md" | "lg";
  readonly external?: boolean;
  readonly grow?: boolean;
}

export function LinkButton({ href, children, variant, size, external, grow }: LinkButtonProps) {
  return (
    <ButtonAnchor
      href={href}
      {...(variant ? { variant } : {})}
      {...(size ? { size } : {})}
      {...(external ? { target: "_blank", rel: "noopener" } : {})}
      {...(grow ? { flex: { base: "1 1 auto", sm: "none" } } : {})}
    >
      {children}
      {external ? <NewTabMark /> : null}
    </ButtonAnchor>
  );
}

export function NewTabMark() {
  return (
    <>
      <ArrowUpRight aria-hidden="true" />
      <chakra.span srOnly>(se abre en una pestaña nueva)</chakra.span>
    </>
  );
}

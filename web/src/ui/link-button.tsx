import { chakra } from "@chakra-ui/react";
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { siteRecipes } from "./site-recipes.ts";

const ButtonAnchor = chakra("a", siteRecipes.link);

interface LinkButtonProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: "solid" | "outline" | "ghost" | "white" | "line";
  readonly size?: "sm" | "md" | "lg";
  /** Opens in a new tab, with its mark and its warning for screen readers. */
  readonly external?: boolean;
  /** Takes the width that is left on a phone. */
  readonly grow?: boolean;
}

/** A link that looks like a button. */
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

/** Arrow and hidden warning of a link that opens in a new tab. */
export function NewTabMark() {
  return (
    <>
      <ArrowUpRight aria-hidden="true" />
      <chakra.span srOnly>(se abre en una pestaña nueva)</chakra.span>
    </>
  );
}

import { chakra } from "@chakra-ui/react";
import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { isExternal } from "#lib/links.ts";
import { siteRecipes } from "./theme/recipes.ts";

const ButtonAnchor = chakra("a", siteRecipes.link);

interface LinkButtonProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: "solid" | "outline" | "ghost" | "white" | "line";
  readonly size?: "sm" | "md" | "lg";
  readonly grow?: boolean;
}

export function LinkButton({ href, children, variant, size, grow }: LinkButtonProps) {
  return (
    <ButtonAnchor
      href={href}
      {...(variant ? { variant } : {})}
      {...(size ? { size } : {})}
      {...newTab(href)}
      {...(grow ? { flex: { base: "1 1 auto", sm: "none" } } : {})}
    >
      {children}
      <NewTabMark href={href} />
    </ButtonAnchor>
  );
}

export function newTab(href: string) {
  return isExternal(href) ? { target: "_blank", rel: "noopener" } : {};
}

export function NewTabMark({ href }: { readonly href: string }) {
  if (!isExternal(href)) return null;
  return (
    <>
      <ArrowUpRight aria-hidden="true" />
      <chakra.span srOnly>(se abre en una pestaña nueva)</chakra.span>
    </>
  );
}

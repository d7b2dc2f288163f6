import { chakra } from "@chakra-ui/react";

const Ring = chakra("span", {
  base: {
    display: "inline-block",
    flex: "none",
    width: "1.125rem",
    height: "1.125rem",
    borderRadius: "full",
    border: "2px solid {colors.border.emphasized}",
    borderTopColor: "brand.solid",
    animation: "spin .8s linear infinite",
  },
});

export function LoadingMessage({ children }: { readonly children: string }) {
  return (
    <chakra.p role="status" display="flex" alignItems="center" gap=".625rem" color="fg.muted">
      <Ring data-spinner="" aria-hidden="true" />
      {children}
    </chakra.p>
  );
}

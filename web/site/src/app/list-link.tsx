import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { ClipboardList } from "lucide-react";

/** app/boot/quote-list.ts sets the count. */
const Anchor = chakra("a", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flex: "none",
    height: "2.75rem",
    width: "2.75rem",
    borderRadius: "l2",
    fontSize: "0",
    fontWeight: "560",
    color: "brand.fg",
    "html[data-list] &": {
      "&::after": {
        content: "attr(data-count)",
        position: { base: "absolute", lg: "static" },
        top: "0",
        left: "1.5rem",
        minWidth: "1.25rem",
        px: ".25rem",
        borderRadius: "full",
        bg: "brand.solid",
        color: "white",
        fontSize: ".75rem",
        lineHeight: "1.25rem",
        textAlign: "center",
      },
    },
    lg: {
      ml: "-1.25rem",
      // Room for the count.
      width: "7.25rem",
      height: "2.5rem",
      border: "1px solid {colors.brand.solid}",
      fontSize: ".9375rem",
      "& svg": { width: "1.125rem", height: "1.125rem" },
    },
  },
});

export function ListLink({ path }: { readonly path: string }) {
  return (
    <Anchor href={paths.list} {...(path === paths.list ? { "aria-current": "page" as const } : {})}>
      <ClipboardList aria-hidden="true" />
      Lista
    </Anchor>
  );
}

import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { Search } from "lucide-react";

const Anchor = chakra("a", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "2.75rem",
    height: "2.75rem",
    flex: "none",
    ml: "auto",
    borderRadius: "l2",
    color: "brand.fg",
    lg: { ml: "-1.75rem", "& svg": { width: "1.25rem", height: "1.25rem" } },
  },
});

/** The key of app/boot/search-key.ts leads to the same page. */
export function SearchLink({ path }: { readonly path: string }) {
  return (
    <Anchor
      href={paths.search}
      aria-label="Buscar"
      {...(path === paths.search ? { "aria-current": "page" as const } : {})}
    >
      <Search aria-hidden="true" />
    </Anchor>
  );
}

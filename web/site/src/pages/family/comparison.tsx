import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { siteRecipes } from "#ui/theme/recipes.ts";
import { content } from "./content.ts";

const Button = chakra("button", siteRecipes.button);

/** Has no height of its own, so that it moves nothing when it appears. */
const Bar = chakra("div", {
  base: {
    position: "sticky",
    bottom: 0,
    zIndex: "sticky",
    height: 0,
    "& > div": {
      position: "absolute",
      insetInline: 0,
      bottom: "4",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2",
      "&[hidden]": { display: "none" },
      px: "4",
      py: "3",
      border: "1px solid {colors.border.emphasized}",
      borderRadius: "l3",
      bg: "white",
      boxShadow: "lg",
    },
    "& p": {
      flexBasis: { base: "100%", sm: "auto" },
      marginInlineEnd: "auto",
      fontSize: ".9375rem",
      fontWeight: "550",
    },
  },
});

const Dialog = chakra("dialog", {
  base: {
    width: "min(64rem, 100vw)",
    maxWidth: "100vw",
    maxHeight: "100dvh",
    margin: "auto",
    padding: { base: "3", sm: "6" },
    borderRadius: { sm: "media" },
    boxShadow: "xl",
    "&::backdrop": { background: "rgba(9,19,24,.5)" },
    "& header": { display: "flex", alignItems: "center", mb: "1" },
    "& header button": { ml: "auto", p: "2.5", borderRadius: "l2" },
    "& table": {
      width: "100%",
      borderCollapse: "separate",
      borderSpacing: 0,
      fontSize: { base: ".8125rem", sm: ".9375rem" },
      lineHeight: "1.4",
    },
    "& :is(th, td)": {
      p: { base: "1.5", sm: "2.5" },
      minWidth: { base: "5.5rem", sm: "8rem" },
      textAlign: "start",
      verticalAlign: "top",
      borderBottom: "1px solid {colors.border}",
    },
    // On phones three references are side by side.
    "& thead th": { fontWeight: "600", whiteSpace: { sm: "nowrap" } },
    "& tr > :first-child": { position: "sticky", insetInlineStart: 0, bg: "white" },
    "& th[scope=row]": {
      minWidth: { base: "5rem", sm: "7rem" },
      fontSize: { sm: ".875rem" },
      color: "fg.muted",
    },
    "& small": { fontSize: ".8125rem", color: "fg.muted" },
    "& [data-different] > *": { bg: "brand.subtle", color: "fg" },
  },
});

/** Filled by script/compare.ts. */
export function Comparison() {
  return (
    <>
      <Bar data-screen-only="">
        <div data-compared="" hidden>
          <p role="status" />
          <Button size="md" asChild>
            <button
              type="button"
              aria-haspopup="dialog"
              {...{ commandfor: "comparacion", command: "show-modal" }}
            >
              {content.compare.open}
            </button>
          </Button>
          <Button type="button" size="md" variant="outline" data-action="copy">
            {content.compare.copy}
          </Button>
          <Button type="button" size="md" variant="ghost" data-action="clear">
            {content.compare.clear}
          </Button>
        </div>
      </Bar>
      <Dialog asChild>
        <dialog id="comparacion" aria-labelledby="comparacion-titulo" {...{ closedby: "any" }}>
          <header>
            <chakra.h2 id="comparacion-titulo" textStyle="heading.sm">
              {content.compare.title}
            </chakra.h2>
            <button
              type="button"
              aria-label={content.compare.close}
              {...{ commandfor: "comparacion", command: "close" }}
            >
              <X aria-hidden="true" />
            </button>
          </header>
          <chakra.p fontSize=".875rem" color="fg.muted">
            {content.compare.note}
          </chakra.p>
          <chakra.section
            aria-labelledby="comparacion-titulo"
            tabIndex={0}
            overflowX="auto"
            mt="4"
          />
        </dialog>
      </Dialog>
    </>
  );
}

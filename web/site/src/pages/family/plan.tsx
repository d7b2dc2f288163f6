import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { content } from "./content.ts";

/** Of the dialog. */
export const PLAN_ID = "plano";
const DRAWING_ID = "plano-dibujo";

/** @returns the drawing with the id that other places of the page show it by, so that it is in the page once */
export function withId(drawing: string): string {
  return drawing.replace("<svg ", `<svg id="${DRAWING_ID}" `);
}

export function getViewBox(drawing: string): string {
  return /viewBox="([^"]*)"/.exec(drawing)?.[1] ?? "0 0 480 480";
}

/** Shows the drawing of the page again. */
export function PlanCopy({ viewBox }: { readonly viewBox: string }) {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <use href={`#${DRAWING_ID}`} x={x} y={y} width={width} height={height} />
    </svg>
  );
}

const Dialog = chakra("dialog", {
  base: {
    width: "min(64rem, 100vw)",
    height: "min(60rem, 100dvh)",
    margin: "auto",
    padding: { base: "4", sm: "6" },
    borderRadius: { sm: "media" },
    boxShadow: "xl",
    "&[open]": { display: "grid", gridTemplateRows: "auto minmax(0,1fr)" },
    "&::backdrop": { background: "rgba(9,19,24,.5)" },
    "& header": { display: "flex", alignItems: "center", justifyContent: "space-between" },
    "& header button": { p: "2.5", borderRadius: "l2" },
    "& > svg": { width: "100%", height: "100%", color: "gray.800" },
  },
});

export function EnlargedPlan({ viewBox }: { readonly viewBox: string }) {
  return (
    <Dialog asChild data-screen-only="">
      <dialog id={PLAN_ID} aria-labelledby="plano-titulo" {...{ closedby: "any" }}>
        <header>
          <chakra.h2 id="plano-titulo" textStyle="heading.sm">
            {content.plan.title}
          </chakra.h2>
          <button
            type="button"
            aria-label={content.compare.close}
            {...{ commandfor: PLAN_ID, command: "close" }}
          >
            <X aria-hidden="true" />
          </button>
        </header>
        <PlanCopy viewBox={viewBox} />
      </dialog>
    </Dialog>
  );
}

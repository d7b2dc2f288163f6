import { chakra } from "@chakra-ui/react";
import { spanishDecimal, withUnit } from "#lib/format/decimals.ts";
import type { Strip } from "../kinds/views.ts";

const Frame = chakra("div", {
  base: {
    position: "relative",
    height: "5.25rem",
    mt: "6",
    mb: "1",
    fontSize: ".8125rem",
    "& > *": { position: "absolute" },
    // Axis, its part that is enough, capacities, the needed load, ticks.
    "& [data-axis]": { insetX: "0", top: "2.75rem", height: "2px", bg: "border.emphasized" },
    "& [data-enough]": { right: "0", top: "2.75rem", height: "2px", bg: "brand.solid" },
    "& [data-point]": {
      top: "2.75rem",
      width: ".75rem",
      height: ".75rem",
      borderRadius: "50%",
      translate: "-50% calc(-50% + 1px)",
      bg: "white",
      border: "2px solid {colors.border.control}",
    },
    "& [data-point=true]": { bg: "brand.solid", borderColor: "brand.solid" },
    // Backgrounds are the meaning.
    "@media (forced-colors: active)": {
      "& [data-axis], & [data-enough], & [data-point]": { forcedColorAdjust: "none" },
      "& [data-axis]": { bg: "CanvasText" },
      "& [data-point]": { bg: "Canvas", borderColor: "CanvasText" },
      "& [data-enough], & [data-point=true]": { bg: "Highlight", borderColor: "Highlight" },
    },
    "& [data-needed]": {
      top: "0",
      height: "3.75rem",
      borderLeft: "2px solid {colors.fg}",
      fontWeight: "600",
      lineHeight: "1",
      whiteSpace: "nowrap",
      paddingInlineStart: "2",
    },
    "& [data-needed=flip]": {
      translate: "-100% 0",
      borderLeft: "0",
      borderRight: "2px solid {colors.fg}",
      paddingInline: "0 .5rem",
    },
    "& [data-tick]": { top: "3.75rem", translate: "-50% 0", color: "fg.muted" },
    "& [data-tick=first]": { translate: "0" },
    "& [data-tick=last]": { translate: "-100% 0", whiteSpace: "nowrap" },
  },
});

/** The capacities of the range beside the needed load. */
export function LoadStrip({ range, required, text, isKilo }: Strip) {
  const maxLoad = Math.max(required, ...range.points.map(({ capacity }) => capacity));
  const step = getStep(maxLoad);
  const end = Math.ceil(maxLoad / step) * step;
  const ticks = Array.from({ length: Math.round(end / step) + 1 }, (_, at) => at * step);
  const at = (load: number) => `${((100 * load) / end).toFixed(2)}%`;
  const label = (load: number) =>
    load === end
      ? withUnit(isKilo ? load / 1000 : load, isKilo ? "kN" : "kg")
      : spanishDecimal(isKilo ? load / 1000 : load);
  return (
    <Frame
      role="img"
      aria-label={`${range.enough} de ${range.total} referencias soportan ${text} o más`}
    >
      <i data-axis="" />
      {range.enough > 0 ? <i data-enough="" style={{ left: at(required) }} /> : null}
      {range.points.map(({ capacity, isEnough }) => (
        <i key={capacity} data-point={isEnough} style={{ left: at(capacity) }} />
      ))}
      <span data-needed={required > 0.7 * end ? "flip" : ""} style={{ left: at(required) }}>
        {text}
      </span>
      {ticks.map((load) => (
        <span
          key={load}
          data-tick={load === 0 ? "first" : load === end ? "last" : ""}
          style={{ left: at(load) }}
        >
          {label(load)}
        </span>
      ))}
    </Frame>
  );
}

/** 1, 2 or 5 times a power of ten, for at most five parts. */
function getStep(maxLoad: number): number {
  const power = 10 ** Math.floor(Math.log10(maxLoad / 5));
  return power * ([1, 2, 5].find((factor) => maxLoad / (factor * power) <= 5) ?? 10);
}

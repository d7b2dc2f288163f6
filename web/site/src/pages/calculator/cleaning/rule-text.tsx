import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import type { CleaningRule } from "#cleaning/rules.ts";
import { SOURCES } from "#cleaning/sources.ts";
import { withUnit } from "#lib/format/decimals.ts";
import type { CleaningData } from "#lib/page-data.ts";
import { NewTabMark, newTab } from "#ui/link-button.tsx";

const Anchor = chakra("a", {
  base: {
    color: "fg.link",
    textDecoration: "underline",
    "& svg": { display: "inline", width: ".875em", height: ".875em" },
  },
});

/** As the catalog shows it. */
export function getLabel(values: CleaningData["values"], { facet, value }: CleaningRule): string {
  return values[facet].find((choice) => choice.value === value)?.text ?? value ?? "";
}

/** @returns "" without limits */
export function formatLimit({ max_c, max_mg_l }: CleaningRule): string {
  const limits = [
    ...(max_c === undefined ? [] : [withUnit(max_c, "°C")]),
    ...(max_mg_l === undefined ? [] : [`${withUnit(max_mg_l, "mg/l")} de cloruros`]),
  ];
  return limits.length === 0 ? "" : `Hasta ${limits.join(" y ")}`;
}

export function Sources({ sources }: Pick<CleaningRule, "sources">) {
  return sources.map((id, at) => {
    const { name, url } = SOURCES[id];
    return (
      <Fragment key={id}>
        {at > 0 ? "; " : null}
        <Anchor href={url} {...newTab(url)}>
          {name}
          <NewTabMark href={url} />
        </Anchor>
      </Fragment>
    );
  });
}

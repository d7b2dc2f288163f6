import { chakra } from "@chakra-ui/react";
import { paths } from "kit/lib/paths";
import { Picture } from "kit/ui/image";
import { CALCULATOR_IDS } from "#catalogue/calculator-ids.ts";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { PageHead, Wrap } from "#ui/section.tsx";
import { cleaningTab, copies } from "../kinds/copies.ts";
import { content } from "./result-content.ts";

const Tabs = chakra("nav", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
    mb: { base: "5", sm: "8" },
    borderBottom: "1px solid {colors.border.emphasized}",
    "& a": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: { base: "2", sm: "3.5" },
      padding: { base: ".5rem .25rem", sm: ".75rem .5rem" },
      mb: "-1px",
      borderBottom: "2px solid transparent",
      color: "fg.muted",
      fontSize: { base: ".875rem", sm: "1.0625rem" },
      fontWeight: "560",
      lineHeight: "1.3",
      _hover: { color: "fg", bg: "bg.subtle" },
    },
    "& a[aria-current]": { color: "fg", borderColor: "brand.solid" },
    // Below the picture once a word does not fit beside it.
    "& span": { flex: "1 1 min-content" },
    "& picture": {
      flex: "none",
      width: { base: "2.5rem", sm: "4rem" },
      height: { base: "1.875rem", sm: "3rem" },
    },
    "& img": { borderRadius: "l2" },
    "& small": {
      display: { base: "none", md: "block" },
      fontSize: ".8125rem",
      fontWeight: "400",
      color: "fg.muted",
    },
  },
});

const TABS = [
  ...CALCULATOR_IDS.map((id) => ({ path: CALCULATOR_PATHS[id], ...copies[id] })),
  { path: paths.cleaning, ...cleaningTab },
];

interface CalculatorHeadProps {
  readonly path: string;
  readonly texts?: Readonly<Record<"title" | "lead" | "noScript", string>>;
}

/** Each calculator has its own address: the tabs are links. */
export function CalculatorHead({ path, texts = content }: CalculatorHeadProps) {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Wrap>
        <Tabs aria-label={content.tabs}>
          {TABS.map((tab) => (
            <a
              key={tab.path}
              href={tab.path}
              {...(tab.path === path ? { "aria-current": "page" as const } : {})}
            >
              <Picture name={tab.picture} alt="" sizes="4rem" largest={400} />
              <span>
                {tab.name}
                <small>{tab.detail}</small>
              </span>
            </a>
          ))}
        </Tabs>
        <chakra.p
          display="none"
          mb="5"
          padding=".875rem 1rem"
          borderRadius="l2"
          bg="bg.subtle"
          css={{ "@media (scripting: none)": { display: "block" } }}
        >
          {texts.noScript}
        </chakra.p>
      </Wrap>
    </>
  );
}

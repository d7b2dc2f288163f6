import { chakra } from "@chakra-ui/react";
import { CALCULATOR_IDS, CALCULATOR_PATHS, type CalculatorId } from "#lib/calculators.ts";
import { Picture } from "#ui/shared/image.tsx";
import { PageHead, Wrap } from "#ui/site/section.tsx";
import { copies } from "./copies.ts";
import { content } from "./result-content.ts";

const Tabs = chakra("nav", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    mb: { base: "5", sm: "8" },
    borderBottom: "1px solid {colors.border.emphasized}",
    "& a": {
      display: "flex",
      flexDirection: { base: "column", sm: "row" },
      alignItems: "center",
      gap: { base: "1.5", sm: "3.5" },
      padding: { base: ".5rem .25rem .625rem", sm: ".75rem .5rem" },
      mb: "-1px",
      borderBottom: "2px solid transparent",
      color: "fg.muted",
      fontSize: { base: ".875rem", sm: "1.0625rem" },
      fontWeight: "560",
      lineHeight: "1.3",
      textAlign: { base: "center", sm: "start" },
      _hover: { color: "fg", bg: "bg.subtle" },
    },
    "& a[aria-current]": { color: "fg", borderColor: "brand.solid" },
    "& picture": { flex: "none", width: "4rem", height: "3rem" },
    "& img": { borderRadius: "l2" },
    "& small": {
      display: { base: "none", md: "block" },
      fontSize: ".8125rem",
      fontWeight: "400",
      color: "fg.muted",
    },
  },
});

/** Each calculator has its own address: the tabs are links. */
export function CalculatorHead({ id }: { readonly id: CalculatorId }) {
  return (
    <>
      <PageHead title={content.title} lead={content.lead} />
      <Wrap>
        <Tabs aria-label={content.tabs}>
          {CALCULATOR_IDS.map((one) => (
            <a
              key={one}
              href={CALCULATOR_PATHS[one]}
              {...(one === id ? { "aria-current": "page" as const } : {})}
            >
              <Picture name={copies[one].picture} alt="" sizes="4rem" largest={400} />
              <span>
                {copies[one].name}
                <small>{copies[one].detail}</small>
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
          {content.noScript}
        </chakra.p>
      </Wrap>
    </>
  );
}

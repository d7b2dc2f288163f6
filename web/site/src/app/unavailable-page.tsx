import { chakra } from "@chakra-ui/react";
import { Wrap } from "#ui/section.tsx";
import { UnavailableNotice } from "#ui/unavailable-notice.tsx";

/** Stands in for a page that a function did not make: public/sw.js, servePage. */
export function UnavailablePage() {
  return (
    <Wrap py="section.y" data-unavailable="">
      <chakra.h1 textStyle="display.lg" mb="4">
        Esta página todavía no responde
      </chakra.h1>
      <chakra.p mb="2" css={{ "@media (scripting: none)": { display: "none" } }}>
        Se abrirá aquí en cuanto el servidor responda.
      </chakra.p>
      <UnavailableNotice />
    </Wrap>
  );
}

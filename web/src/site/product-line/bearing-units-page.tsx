import { Box, CircleDot, Droplet, Layers2, Replace, ShieldCheck } from "lucide-react";
import { site } from "#lib/site.ts";
import { LeaderLine } from "#ui/leader-line.tsx";
import { ProductLine } from "./product-line.tsx";
import { content } from "./unidades-rodamientos/content.ts";

const ICONS = [ShieldCheck, Box, CircleDot, Droplet, Layers2, Replace];

/** /unidades-rodamientos: sealed bearing units (PUB-36). */
export function BearingUnitsPage() {
  return (
    <ProductLine
      content={content}
      image="unidad-rodamiento-ip67"
      icons={ICONS}
      external={site.external.bearingUnits}
      notes={
        <>
          <LeaderLine
            left="54.5%"
            top="45%"
            length="clamp(1rem, 3vw, 2.5rem)"
            text="Tapa y retén"
            detail="IP67 según IEC 60529"
          />
          <LeaderLine
            right="70%"
            top="60%"
            length="clamp(1rem, 2vw, 2rem)"
            text="Base maciza"
            detail="sin cavidades"
          />
        </>
      }
    />
  );
}

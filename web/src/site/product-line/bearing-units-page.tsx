import { Box, CircleDot, Droplet, Layers2, Replace, ShieldCheck } from "lucide-react";
import { site } from "#lib/site.ts";
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
    />
  );
}

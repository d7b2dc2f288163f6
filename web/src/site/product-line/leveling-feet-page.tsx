import { Anchor, CircleDot, Droplets, Rotate3d, ShieldCheck, Wrench } from "lucide-react";
import { site } from "#lib/site.ts";
import { content } from "./pies-niveladores/content.ts";
import { ProductLine } from "./product-line.tsx";

const ICONS = [ShieldCheck, CircleDot, Droplets, Rotate3d, Anchor, Wrench];

/** /pies-niveladores: levelling feet (PUB-35). */
export function LevelingFeetPage() {
  return (
    <ProductLine
      content={content}
      image="pie-nivelador-acero"
      icons={ICONS}
      external={site.external.levelingFeet}
    />
  );
}

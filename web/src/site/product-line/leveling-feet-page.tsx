import { Anchor, CircleDot, Droplets, Rotate3d, ShieldCheck, Wrench } from "lucide-react";
import { site } from "#lib/site.ts";
import { LeaderLine } from "#ui/leader-line.tsx";
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
      notes={
        <>
          <LeaderLine
            left="53.5%"
            top="42%"
            length="clamp(2rem, 4vw, 3.5rem)"
            text="Camisa con junta"
            detail="cubre la rosca en todo el ajuste"
          />
          <LeaderLine
            right="64.5%"
            top="87.6%"
            length="clamp(1rem, 2vw, 2rem)"
            text="Base vulcanizada"
            detail="sella contra el suelo"
          />
        </>
      }
    />
  );
}

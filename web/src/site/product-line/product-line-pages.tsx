import {
  Anchor,
  Box,
  CircleDot,
  Droplet,
  Droplets,
  GitFork,
  Layers2,
  MoveRight,
  OctagonX,
  Replace,
  Rotate3d,
  ShieldCheck,
  Wrench,
  Zap,
} from "lucide-react";
import { page as levelingFeetGuide } from "#content/pies-niveladores.md";
import { page as wheelsGuide } from "#content/ruedas-industriales.md";
import { page as bearingUnitsGuide } from "#content/unidades-rodamientos.md";
import { links } from "#lib/links.ts";
import { LeaderLine } from "#ui/site/leader-line.tsx";
import { bearingUnits, levelingFeet, wheels } from "./content.ts";
import { ProductLine } from "./product-line.tsx";

/** /pies-niveladores */
export function LevelingFeetPage() {
  return (
    <ProductLine
      content={levelingFeet}
      guide={levelingFeetGuide}
      image="pie-nivelador-acero"
      icons={[ShieldCheck, CircleDot, Droplets, Rotate3d, Anchor, Wrench]}
      external={links.levelingFeet}
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

/** /unidades-rodamientos */
export function BearingUnitsPage() {
  return (
    <ProductLine
      content={bearingUnits}
      guide={bearingUnitsGuide}
      image="unidad-rodamiento-ip67"
      icons={[ShieldCheck, Box, CircleDot, Droplet, Layers2, Replace]}
      external={links.bearingUnits}
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

/** /ruedas-industriales */
export function WheelsPage() {
  return (
    <ProductLine
      content={wheels}
      guide={wheelsGuide}
      image="rueda-industrial-giratoria"
      icons={[GitFork, ShieldCheck, CircleDot, OctagonX, MoveRight, Zap]}
      external={links.wheels}
      notes={
        <>
          <LeaderLine
            left="48.5%"
            top="20.5%"
            length="clamp(1rem, 3vw, 2.5rem)"
            text="Cabeza protegida"
            detail="frente a agua, harina e hilos"
          />
          <LeaderLine
            right="57.8%"
            top="66%"
            length="clamp(1rem, 2vw, 2rem)"
            text="Banda a medida"
            detail="según suelo y carga"
          />
        </>
      }
    />
  );
}

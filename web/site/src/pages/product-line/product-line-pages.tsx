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
    />
  );
}

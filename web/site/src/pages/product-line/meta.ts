import { paths } from "kit/lib/paths";
import { page as levelingFeetGuide } from "#content/pies-niveladores.md";
import { page as wheelsGuide } from "#content/ruedas-industriales.md";
import { page as bearingUnitsGuide } from "#content/unidades-rodamientos.md";
import { contentMeta } from "#ui/content/content-meta.ts";
import { socialImage } from "#ui/page-meta.ts";
import { bearingUnits, levelingFeet, wheels } from "./content.ts";

export const levelingFeetMeta = () => ({
  ...contentMeta(levelingFeetGuide, levelingFeet.name, paths.levelingFeet),
  image: socialImage("pie-nivelador-acero", levelingFeet.name),
});

export const bearingUnitsMeta = () => ({
  ...contentMeta(bearingUnitsGuide, bearingUnits.name, paths.bearingUnits),
  image: socialImage("unidad-rodamiento-ip67", bearingUnits.name),
});

export const wheelsMeta = () => ({
  ...contentMeta(wheelsGuide, wheels.name, paths.wheels),
  image: socialImage("rueda-industrial-giratoria", wheels.name),
});

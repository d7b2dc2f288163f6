/**
 * Makes web/public/images/iconos.svg: icons that several of stand on one page, in one file that pages refer to, so that they weigh
 * on no page's HTML. The result is committed. Run: node web/scripts/sprite.mjs
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { icons } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Lucide's name of each icon, by the name that web/src/ui/sprite-icon.tsx knows. */
const ICONS = {
  alimentaria: "Utensils",
  lacteos: "Milk",
  bebidas: "CupSoda",
  panaderia: "Croissant",
  confiteria: "Candy",
  cosmeticos: "SprayCan",
  carnica: "Beef",
  pescado: "Fish",
  veterinaria: "PawPrint",
  quimica: "FlaskConical",
  medica: "Stethoscope",
  farmaceutica: "Pill",
  biotecnologia: "Dna",
  rapidez: "Timer",
  acabado: "Spline",
  sellado: "Droplets",
  material: "Layers",
  planificado: "CalendarCheck",
  documento: "FileCheck",
};

/** Colour and width of the lines come from the page. */
const STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

const symbols = Object.entries(ICONS).map(([id, name]) => {
  const svg = renderToStaticMarkup(createElement(icons[name]));
  const shapes = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
  return `<symbol id="${id}" viewBox="0 0 24 24" ${STROKE}>${shapes}</symbol>`;
});
writeFileSync(
  fileURLToPath(new URL("../public/images/iconos.svg", import.meta.url)),
  `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`,
);

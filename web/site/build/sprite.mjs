/** Makes the committed public/images/iconos.svg. Run: node web/site/build/sprite.mjs */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { icons } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Names of sprite-icon.tsx and of Lucide. */
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
  correo: "Mail",
  telefono: "Phone",
  direccion: "MapPin",
  respuesta: "Clock",
  catalogo: "BookOpen",
};

/** Color and width of lines come from the page. */
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

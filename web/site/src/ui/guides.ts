import { paths } from "kit/lib/paths";

interface Guide {
  readonly path: string;
  /** In menus. */
  readonly name: string;
  /** The text of links that name no product line beside them. */
  readonly label: string;
}

/** The pages that explain how to choose. Each family of products names one. */
export const GUIDES: readonly Guide[] = [
  { path: paths.levelingFeet, name: "Pies Niveladores", label: "Guía de pies niveladores" },
  {
    path: paths.bearingUnits,
    name: "Unidades de Rodamiento",
    label: "Guía de unidades de rodamiento",
  },
  { path: paths.wheels, name: "Ruedas Industriales", label: "Guía de ruedas industriales" },
  {
    path: paths.components,
    name: "Componentes Higiénicos",
    label: "Guía de componentes higiénicos",
  },
];

export const getGuideLabel = (path: string) => GUIDES.find((guide) => guide.path === path)?.label;

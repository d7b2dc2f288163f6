import type { Catalogue, Column, ProductReference } from "#catalogue/model.ts";
import { choiceColumn, numberColumn, textColumn } from "./columns.ts";

type Cells = ProductReference["values"];

const MATERIAL = choiceColumn("material", {
  "1.4301": "AISI 304 (1.4301)",
  "1.4404": "AISI 316L (1.4404)",
});
const HEAT = [numberColumn("temp_min_c", "°C"), numberColumn("temp_max_c", "°C")];
const filtered = (column: Column, label: string): Column => ({ ...column, label, filter: true });
const THREADS = { M12: "M12", M16: "M16" };

function family(
  [slug, category, name, image]: readonly [
    slug: string,
    category: string,
    name: string,
    image: string,
  ],
  columns: readonly Column[],
  rows: Readonly<Record<string, Cells>>,
): Catalogue[number] {
  return {
    ...{ id: slug, slug, category, name, image, shortDescription: name, page: "/" },
    ...{ applications: [], certificates: [], moreImages: [], articles: [], notes: [] },
    badgePosition: 1,
    card: { description: name, specifications: [] },
    landing: { name, text: name },
    tag: { name: category, lead: name, words: [category], except: [] },
    altTexts: {},
    calculator: "none",
    columns: [textColumn("reference"), ...columns],
    references: Object.entries(rows).map(([reference, values]) => ({
      ...{ reference, family: slug, values },
    })),
  };
}

const cells = (names: readonly string[], values: readonly Cells[string][]): Cells =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? null]));

const FOOT = ["thread", "base_diameter_mm", "static_load_n", "material", "elastomer"];
const BEARING = [
  "mount",
  "shaft_mm",
  "insert",
  "c_n",
  "material",
  "ip",
  "temp_min_c",
  "temp_max_c",
];
const CASTER = ["wheel_diameter_mm", "load_kg", "brake", "antistatic", "tread"];

/** Three families with the kinds of columns that the finder knows. */
export const CATALOGUE: Catalogue = [
  family(
    ["pies-niveladores", "Pies Niveladores", "Pie nivelador", "pie-nivelador-acero"],
    [
      filtered(choiceColumn("thread", THREADS), "Rosca del husillo"),
      filtered({ ...numberColumn("base_diameter_mm", "mm"), letter: "d2" }, "Diámetro de base"),
      filtered(numberColumn("static_load_n", "N"), "Carga estática"),
      filtered(MATERIAL, "Material"),
      choiceColumn("elastomer", { EPDM: "EPDM", NBR: "NBR" }),
    ],
    {
      "PN-M12-080-304": cells(FOOT, ["M12", 80, 10_000, "1.4301", "EPDM"]),
      "PN-M16-100-304": cells(FOOT, ["M16", 100, 20_000, "1.4301", "EPDM"]),
      "PN-M16-100-316": cells(FOOT, ["M16", 100, 20_000, "1.4404", "NBR"]),
      "PN-M16-120-316": cells(FOOT, ["M16", 120, 25_000, "1.4404", "EPDM"]),
    },
  ),
  family(
    ["unidades-rodamiento", "Rodamientos", "Unidad de rodamiento", "unidad-rodamiento-ip67"],
    [
      choiceColumn("mount", { "De pie": "De pie", Tensor: "Tensor" }),
      filtered({ ...numberColumn("shaft_mm", "mm"), letter: "d1" }, "Diámetro de eje"),
      { ...choiceColumn("insert", { 205: "205", 206: "206" }), label: "Inserto" },
      numberColumn("c_n", "N"),
      MATERIAL,
      choiceColumn("ip", { IP67: "IP67" }),
      ...HEAT,
    ],
    {
      "UR-P205": cells(BEARING, ["De pie", 25, "205", 11_900, "1.4404", "IP67", -20, 100]),
      "UR-T206": cells(BEARING, ["Tensor", 30, "206", 16_600, "1.4404", "IP67", -20, 100]),
    },
  ),
  family(
    ["ruedas", "Ruedas", "Rueda industrial", "rueda-industrial-giratoria"],
    [
      filtered({ ...numberColumn("wheel_diameter_mm", "mm"), letter: "d1" }, "Diámetro de rueda"),
      filtered(numberColumn("load_kg", "kg"), "Capacidad de carga"),
      choiceColumn("brake", { "Sin freno": "Sin freno", "Freno total": "Freno total" }),
      { ...choiceColumn("antistatic", { No: "No", Sí: "Sí" }), label: "Antiestática" },
      choiceColumn("tread", { Poliamida: "Poliamida", "Goma elástica": "Goma elástica" }),
    ],
    {
      "RG-100-PA": cells(CASTER, [100, 150, "Sin freno", "No", "Poliamida"]),
      "RG-125-PA-FT": cells(CASTER, [125, 200, "Freno total", "No", "Poliamida"]),
      "RG-125-GE": cells(CASTER, [125, 100, "Sin freno", "Sí", "Goma elástica"]),
    },
  ),
];

import type { CatalogueProduct } from "./product.ts";

export const feet: readonly CatalogueProduct[] = [
  {
    id: "pie-nivelador-acero",
    name: "Pie nivelador higiénico de acero inoxidable",
    category: "Pies Niveladores",
    image: "pie-nivelador-acero",
    description:
      "Apoyo regulable para máquinas y transportadores que se lavan a diario. La camisa cubre la rosca en todo el recorrido de ajuste y la base de elastómero sella contra el suelo, de modo que no quedan filetes ni huecos donde se acumule residuo. Disponible con base anclable para equipos con cargas laterales o vibración.",
    specifications: [
      {
        label: "Material",
        value: "Acero inoxidable AISI 304 (1.4301) o AISI 316L (1.4404)",
      },
      {
        label: "Acabado",
        value: "Ra ≤ 0,8 µm en superficies expuestas (valor típico)",
      },
      {
        label: "Rosca del husillo",
        value: "M16 a M30, cubierta por camisa con junta",
      },
      {
        label: "Diámetro de base",
        value: "80, 100 y 120 mm (valores típicos)",
      },
      {
        label: "Carga estática por pie",
        value: "Hasta 25 kN, según base y rosca (valor típico)",
      },
      {
        label: "Regulación en altura",
        value: "Hasta 80 mm sin rosca visible (valor típico)",
      },
      {
        label: "Elastómeros",
        value: "NBR o EPDM, con declaración de contacto alimentario bajo petición",
      },
    ],
    price: "Consultar",
  },
  {
    id: "pie-ajustable",
    name: "Pie ajustable con rótula",
    category: "Pies Ajustables",
    image: "pie-ajustable",
    description:
      "Pie articulado para suelos con pendiente hacia el sumidero. La rótula absorbe la inclinación y reparte la carga en toda la base, sin calzos ni arandelas añadidas. Superficies redondeadas, sin aristas vivas ni alojamientos abiertos, para mesas de trabajo, cintas ligeras y equipos auxiliares.",
    specifications: [
      {
        label: "Material",
        value: "Acero inoxidable AISI 304 (1.4301); AISI 316L bajo pedido",
      },
      {
        label: "Rosca del husillo",
        value: "M12, M16 y M20",
      },
      {
        label: "Inclinación admisible",
        value: "±7° (valor típico)",
      },
      {
        label: "Diámetro de base",
        value: "60, 80 y 100 mm (valores típicos)",
      },
      {
        label: "Carga estática por pie",
        value: "Hasta 10 kN (valor típico)",
      },
      {
        label: "Base",
        value: "Elastómero antideslizante vulcanizado, sin ranuras",
      },
    ],
    price: "Consultar",
  },
];

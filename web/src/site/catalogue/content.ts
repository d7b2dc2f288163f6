import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { paths } from "#lib/paths.ts";
import type { PictureName } from "#ui/shared/image.tsx";
import type { GuidePath } from "#ui/site/guides.ts";
import type { Category } from "./categories.ts";

/** Figures are typical values. Double braces name ranges of web/catalogue, which the build fills in. */
export interface CatalogueProduct {
  /** Also the name of its picture. */
  readonly id: PictureName;
  /** Of its family page. */
  readonly slug: string;
  readonly name: string;
  readonly category: Category;
  readonly description: string;
  readonly specifications: readonly { readonly label: string; readonly value: string }[];
  readonly price: "Consultar";
}

export const GUIDES: Readonly<Record<Category, GuidePath>> = {
  "Pies Niveladores": paths.levelingFeet,
  Rodamientos: paths.bearingUnits,
  Ruedas: paths.wheels,
  Componentes: paths.components,
  Soportes: paths.bearingUnits,
  "Pies Ajustables": paths.levelingFeet,
};

/** Small parts have none. */
export const CALCULATORS: Readonly<Partial<Record<Category, string>>> = {
  "Pies Niveladores": CALCULATOR_PATHS.feet,
  Rodamientos: CALCULATOR_PATHS.bearings,
  Ruedas: CALCULATOR_PATHS.casters,
  Soportes: CALCULATOR_PATHS.bearings,
  "Pies Ajustables": CALCULATOR_PATHS.feet,
};

export const products: readonly CatalogueProduct[] = [
  {
    id: "pie-nivelador-acero",
    slug: "pies-niveladores",
    name: "Pie nivelador higiénico de acero inoxidable",
    category: "Pies Niveladores",
    description:
      "Apoyo regulable para máquinas y transportadores que se lavan a diario. La camisa cubre la rosca en todo el recorrido de ajuste y la base de elastómero sella contra el suelo, de modo que no quedan filetes ni huecos donde se acumule residuo. Disponible con base anclable para equipos con cargas laterales o vibración.",
    specifications: [
      { label: "Material", value: "Acero inoxidable {{alternativas:pies-niveladores:material}}" },
      {
        label: "Acabado",
        value: "Ra ≤ {{maximo:pies-niveladores:ra_um}} en superficies expuestas (valor típico)",
      },
      {
        label: "Rosca del husillo",
        value: "{{rango:pies-niveladores:thread}}, cubierta por camisa con junta",
      },
      {
        label: "Diámetro de base",
        value: "{{lista:pies-niveladores:base_diameter_mm}} (valores típicos)",
      },
      {
        label: "Carga estática por pie",
        value: "Hasta {{maximo:pies-niveladores:static_load_n}}, según base y rosca (valor típico)",
      },
      {
        label: "Regulación en altura",
        value: "Hasta {{maximo:pies-niveladores:stroke_mm}} sin rosca visible (valor típico)",
      },
      {
        label: "Elastómeros",
        value: "NBR o EPDM; su declaración, con la oferta cuando la referencia la tiene",
      },
    ],
    price: "Consultar",
  },
  {
    id: "pie-ajustable",
    slug: "pies-ajustables",
    name: "Pie ajustable con rótula",
    category: "Pies Ajustables",
    description:
      "Pie articulado para suelos con pendiente hacia el sumidero. La rótula absorbe la inclinación y reparte la carga en toda la base, sin calzos ni arandelas añadidas. Superficies redondeadas, sin aristas vivas ni alojamientos abiertos, para mesas de trabajo, cintas ligeras y equipos auxiliares.",
    specifications: [
      {
        label: "Material",
        value:
          "Acero inoxidable {{alternativas:pies-ajustables:material:supply=De serie}}; AISI 316L bajo pedido",
      },
      { label: "Rosca del husillo", value: "{{lista:pies-ajustables:thread}}" },
      {
        label: "Inclinación admisible",
        value: "±{{maximo:pies-ajustables:tilt_deg}} (valor típico)",
      },
      {
        label: "Diámetro de base",
        value: "{{lista:pies-ajustables:base_diameter_mm}} (valores típicos)",
      },
      {
        label: "Carga estática por pie",
        value: "Hasta {{maximo:pies-ajustables:static_load_n}} (valor típico)",
      },
      { label: "Base", value: "Elastómero antideslizante vulcanizado, sin ranuras" },
    ],
    price: "Consultar",
  },
  {
    id: "unidad-rodamiento-ip67",
    slug: "unidades-rodamiento",
    name: "Unidad de rodamiento sellada IP67",
    category: "Rodamientos",
    description:
      "Conjunto de rodamiento inoxidable y soporte macizo, suministrado sellado y engrasado. Los retenes de doble labio y la tapa cerrada mantienen el agua y el detergente fuera durante el lavado, y la base sin cavidades evita la bolsa de agua típica de los soportes de fundición. Para ejes de transportadores, mesas giratorias y clasificadoras.",
    specifications: [
      {
        label: "Grado de protección",
        value: "{{lista:unidades-rodamiento:ip}} según IEC 60529 (con tapa y junta montadas)",
      },
      { label: "Diámetro de eje", value: "{{rango:unidades-rodamiento:shaft_mm}}" },
      {
        label: "Soporte",
        value: "Acero inoxidable {{alternativas:unidades-rodamiento:material}}, base maciza",
      },
      { label: "Rodamiento", value: "Inserto de acero inoxidable martensítico, prelubricado" },
      { label: "Grasa", value: "Registrada NSF H1, contacto incidental con alimentos" },
      {
        label: "Temperatura de servicio",
        value: "{{temperatura:unidades-rodamiento}} con sellos estándar (valor típico)",
      },
      { label: "Formatos", value: "De pie, brida de dos y de cuatro agujeros, y tensor" },
    ],
    price: "Consultar",
  },
  {
    id: "soporte-rodamiento",
    slug: "soportes",
    name: "Soporte de rodamiento inoxidable",
    category: "Soportes",
    description:
      "Soporte de cuerpo cerrado para rodamientos de inserción, pensado para sustituir soportes de fundición pintada o de termoplástico en zonas húmedas. Cotas de fijación compatibles con las series de montaje más extendidas, para cambiar el soporte sin rehacer la bancada. Se suministra solo o con rodamiento, tapas y separadores higiénicos.",
    specifications: [
      { label: "Material", value: "Acero inoxidable {{alternativas:soportes:material}}" },
      {
        label: "Tamaños de rodamiento",
        value: "{{rango:soportes:insert}} (eje de {{rango:soportes:shaft_mm}})",
      },
      { label: "Formatos", value: "De pie, brida cuadrada y brida ovalada" },
      { label: "Base", value: "Maciza, sin cavidades; junta de apoyo opcional" },
      {
        label: "Acabado",
        value: "Electropulido o pulido, Ra ≤ {{maximo:soportes:ra_um}} (valor típico)",
      },
      { label: "Fijación", value: "Tornillería con cabeza higiénica y junta, opcional" },
    ],
    price: "Consultar",
  },
  {
    id: "rueda-industrial-giratoria",
    slug: "ruedas",
    name: "Rueda industrial giratoria inoxidable",
    category: "Ruedas",
    description:
      "Rueda giratoria con horquilla de acero inoxidable y cabeza protegida para carros de proceso, cubas y equipos móviles. Se elige la banda según el suelo y la limpieza: poliamida para carga y agua, poliuretano para rodar en silencio, goma elástica para suelos irregulares. Versiones con freno total, direccional y antiestática.",
    specifications: [
      { label: "Diámetro de rueda", value: "{{lista:ruedas:wheel_diameter_mm}}" },
      {
        label: "Capacidad de carga",
        value: "{{rango:ruedas:load_kg}} por rueda, según banda y diámetro (valor típico)",
      },
      { label: "Horquilla", value: "Acero inoxidable {{alternativas:ruedas:material}}" },
      { label: "Banda", value: "Poliamida, poliuretano o goma elástica no marcante" },
      { label: "Giro", value: "Cojinete de rueda liso o rodamiento inoxidable sellado" },
      {
        label: "Temperatura de servicio",
        value: "{{temperatura:ruedas}}, según banda (valor típico)",
      },
      { label: "Opciones", value: "Freno total, bloqueo direccional, versión antiestática" },
    ],
    price: "Consultar",
  },
  {
    id: "componente-higienico",
    slug: "componentes",
    name: "Componentes higiénicos de unión",
    category: "Componentes",
    description:
      "Elementos pequeños que cierran los puntos débiles de una máquina: tuercas ciegas y tornillos con junta, separadores, tapones y arandelas de sellado. Eliminan la rosca expuesta y el contacto metal con metal, dos de los hallazgos más repetidos en una revisión de diseño higiénico. Indicados tanto para máquina nueva como para rediseño.",
    specifications: [
      { label: "Material", value: "Acero inoxidable A4 o {{alternativas:componentes:material}}" },
      { label: "Roscas", value: "{{rango:componentes:thread}}" },
      { label: "Junta", value: "EPDM o silicona de color detectable, de compresión controlada" },
      { label: "Acabado", value: "Ra ≤ {{maximo:componentes:ra_um}} en la cabeza (valor típico)" },
      {
        label: "Temperatura de servicio",
        value: "{{temperatura:componentes:elastomer=EPDM}} con EPDM (valor típico)",
      },
    ],
    price: "Consultar",
  },
];

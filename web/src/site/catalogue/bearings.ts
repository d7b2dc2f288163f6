import type { CatalogueProduct } from "./product.ts";

export const bearings: readonly CatalogueProduct[] = [
  {
    id: "unidad-rodamiento-ip67",
    name: "Unidad de rodamiento sellada IP67",
    category: "Rodamientos",
    image: "unidad-rodamiento-ip67",
    description:
      "Conjunto de rodamiento inoxidable y soporte macizo, suministrado sellado y engrasado. Los retenes de doble labio y la tapa cerrada mantienen el agua y el detergente fuera durante el lavado, y la base sin cavidades evita la bolsa de agua típica de los soportes de fundición. Para ejes de transportadores, mesas giratorias y clasificadoras.",
    specifications: [
      {
        label: "Grado de protección",
        value: "IP67 según IEC 60529 (con tapa y junta montadas)",
      },
      {
        label: "Diámetro de eje",
        value: "20 a 50 mm",
      },
      {
        label: "Soporte",
        value: "Acero inoxidable AISI 316L (1.4404), base maciza",
      },
      {
        label: "Rodamiento",
        value: "Inserto de acero inoxidable martensítico, prelubricado",
      },
      {
        label: "Grasa",
        value: "Registrada NSF H1, contacto incidental con alimentos",
      },
      {
        label: "Temperatura de servicio",
        value: "−20 a +100 °C con sellos estándar (valor típico)",
      },
      {
        label: "Formatos",
        value: "De pie, brida de dos y de cuatro agujeros, y tensor",
      },
    ],
    price: "Consultar",
  },
  {
    id: "soporte-rodamiento",
    name: "Soporte de rodamiento inoxidable",
    category: "Soportes",
    image: "soporte-rodamiento",
    description:
      "Soporte de cuerpo cerrado para rodamientos de inserción, pensado para sustituir soportes de fundición pintada o de termoplástico en zonas húmedas. Cotas de fijación compatibles con las series de montaje más extendidas, para cambiar el soporte sin rehacer la bancada. Se suministra solo o con rodamiento, tapas y separadores higiénicos.",
    specifications: [
      {
        label: "Material",
        value: "Acero inoxidable AISI 304 (1.4301) o AISI 316L (1.4404)",
      },
      {
        label: "Tamaños de rodamiento",
        value: "204 a 210 (eje de 20 a 50 mm)",
      },
      {
        label: "Formatos",
        value: "De pie, brida cuadrada y brida ovalada",
      },
      {
        label: "Base",
        value: "Maciza, sin cavidades; junta de apoyo opcional",
      },
      {
        label: "Acabado",
        value: "Electropulido o pulido, Ra ≤ 0,8 µm (valor típico)",
      },
      {
        label: "Fijación",
        value: "Tornillería con cabeza higiénica y junta, opcional",
      },
    ],
    price: "Consultar",
  },
];

import type { CatalogueProduct } from "./product.ts";

export const wheelsAndFasteners: readonly CatalogueProduct[] = [
  {
    id: "rueda-industrial-giratoria",
    name: "Rueda industrial giratoria inoxidable",
    category: "Ruedas",
    image: "rueda-industrial-giratoria",
    description:
      "Rueda giratoria con horquilla de acero inoxidable y cabeza protegida para carros de proceso, cubas y equipos móviles. Se elige la banda según el suelo y la limpieza: poliamida para carga y agua, poliuretano para rodar en silencio, goma elástica para suelos irregulares. Versiones con freno total, direccional y antiestática.",
    specifications: [
      {
        label: "Diámetro de rueda",
        value: "80, 100, 125, 160 y 200 mm",
      },
      {
        label: "Capacidad de carga",
        value: "100 a 500 kg por rueda, según banda y diámetro (valor típico)",
      },
      {
        label: "Horquilla",
        value: "Acero inoxidable AISI 304 (1.4301)",
      },
      {
        label: "Banda",
        value: "Poliamida, poliuretano o goma elástica no marcante",
      },
      {
        label: "Giro",
        value: "Cojinete de rueda liso o rodamiento inoxidable sellado",
      },
      {
        label: "Temperatura de servicio",
        value: "−30 a +80 °C, según banda (valor típico)",
      },
      {
        label: "Opciones",
        value: "Freno total, bloqueo direccional, versión antiestática",
      },
    ],
    price: "Consultar",
  },
  {
    id: "componente-higienico",
    name: "Componentes higiénicos de unión",
    category: "Componentes",
    image: "componente-higienico",
    description:
      "Elementos pequeños que cierran los puntos débiles de una máquina: tuercas ciegas y tornillos con junta, separadores, tapones y arandelas de sellado. Eliminan la rosca expuesta y el contacto metal con metal, dos de los hallazgos más repetidos en una revisión de diseño higiénico. Indicados tanto para máquina nueva como para rediseño.",
    specifications: [
      {
        label: "Material",
        value: "Acero inoxidable A4 o AISI 316L (1.4404)",
      },
      {
        label: "Roscas",
        value: "M5 a M16",
      },
      {
        label: "Junta",
        value: "EPDM o silicona de color detectable, de compresión controlada",
      },
      {
        label: "Acabado",
        value: "Ra ≤ 0,8 µm en la cabeza (valor típico)",
      },
      {
        label: "Temperatura de servicio",
        value: "−40 a +120 °C con EPDM (valor típico)",
      },
    ],
    price: "Consultar",
  },
];

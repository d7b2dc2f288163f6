import type { ProductLineContent } from "#ui/content-model.ts";

export const content: ProductLineContent = {
  name: "Unidades de rodamiento IP67",
  eyebrow: "Giro en zonas húmedas",
  title: "Unidades de rodamiento selladas para equipos que se lavan con agua a presión",
  lead: "Soporte macizo de acero inoxidable, rodamiento sellado, grasa H1 y protección IP67 según IEC 60529.",
  image: "unidad-rodamiento-ip67",
  externalLabel: "Ver unidades de rodamiento",
  features: [
    {
      title: "IP67 con tapa y retén",
      text: "Estanco al polvo y a la inmersión temporal, con el conjunto montado.",
    },
    {
      title: "Base maciza",
      text: "Sin cavidades bajo el soporte donde se acumulen agua y residuo.",
    },
    {
      title: "Rodamiento inoxidable",
      text: "Menos corrosión en pistas y bolas durante las paradas húmedas.",
    },
    {
      title: "Grasa H1 de fábrica",
      text: "Carga y espesante documentados desde el primer día.",
    },
    {
      title: "Junta de asiento",
      text: "Separa el soporte de la bancada y elimina el resquicio.",
    },
    {
      title: "Cotas intercambiables",
      text: "Sustituye a soportes habituales sin rehacer los taladros.",
    },
  ],
  sections: [
    {
      id: "por-que-fallan-los",
      title: "Por qué fallan los rodamientos en las zonas de lavado",
      blocks: [
        {
          kind: "p",
          text: "En una línea seca, un rodamiento bien elegido muere por fatiga tras millones de vueltas. En una línea que se lava, casi nunca llega tan lejos: entra agua, la grasa se emulsiona, aparece corrosión en las pistas y el rodamiento empieza a sonar. La causa no es la carga, es el agua.",
        },
        {
          kind: "p",
          text: "El agua entra por tres caminos. A través de los retenes, cuando el chorro incide de frente o cuando el rodamiento caliente se enfría de golpe y aspira humedad. Por el asiento entre el anillo y el soporte. Y por el engrasador, si se usa una grasa incompatible o se abre en plena limpieza. Una unidad sellada cierra los tres.",
        },
      ],
      parts: [],
    },
    {
      id: "que-incluye-una-unidad",
      title: "Qué incluye una unidad IP67",
      blocks: [],
      parts: [
        {
          title: "Rodamiento",
          blocks: [
            {
              kind: "p",
              text: "Inserto de acero inoxidable martensítico. Es menos resistente a la corrosión que el 304 del soporte, porque necesita dureza; de ahí que el sellado sea imprescindible y no un extra.",
            },
          ],
        },
        {
          title: "Sellado",
          blocks: [
            {
              kind: "p",
              text: "Retén de doble labio por el lado del eje pasante y tapa cerrada en el extremo libre, ambos con junta. El grado IP67 indica estanqueidad al polvo y a la inmersión temporal: 1 m de agua durante 30 minutos. No equivale a resistir un chorro caliente a corta distancia, que es lo que ensaya el grado IP69 o IP69K.",
            },
          ],
        },
        {
          title: "Soporte",
          blocks: [
            {
              kind: "p",
              text: "Cuerpo macizo de acero inoxidable, sin la cavidad inferior de los soportes de fundición, donde el agua se queda meses. La base asienta con junta para evitar el contacto metal con metal.",
            },
          ],
        },
        {
          title: "Grasa",
          blocks: [
            {
              kind: "p",
              text: "Registrada NSF H1 para contacto incidental con alimentos, con espesante resistente al lavado. La cantidad y el tipo quedan documentados para que mantenimiento no mezcle productos incompatibles.",
            },
          ],
        },
      ],
    },
    {
      id: "como-seleccionar-la-unidad",
      title: "Cómo seleccionar la unidad",
      blocks: [
        {
          kind: "p",
          text: "**Carga.** Calcule la carga equivalente con el peso de la banda, el producto y, sobre todo, la tensión de la transmisión. Aplique la vida nominal L10 según ISO 281 y reduzca la capacidad del rodamiento inoxidable respecto del acero al cromo: la ficha indica el valor aplicable, habitualmente entre un 10 y un 20 % menor.",
        },
        {
          kind: "p",
          text: "**Velocidad y temperatura.** Los retenes de doble labio rozan más que un sello estándar. Compruebe la velocidad límite con el sello montado y el rango de temperatura del elastómero: NBR en general, FKM o silicona para calor.",
        },
        {
          kind: "p",
          text: "**Limpieza.** Anote presión, temperatura y distancia del chorro. Si la lanza trabaja a menos de 30 cm del sello, considere una protección física además del grado IP.",
        },
        {
          kind: "p",
          text: "**Montaje.** Elija de pie, brida o tensor según el acceso para limpiar detrás. Una brida separada del bastidor mediante distanciadores se limpia; una brida a ras de chapa sin junta, no.",
        },
      ],
      parts: [],
    },
    {
      id: "datos-orientativos",
      title: "Datos orientativos",
      blocks: [
        {
          kind: "table",
          head: ["Característica", "Valor típico"],
          rows: [
            ["Diámetro de eje", "20 a 50 mm"],
            ["Protección", "IP67 según IEC 60529"],
            ["Temperatura de servicio", "−20 a +100 °C"],
            ["Soporte", "AISI 316L (1.4404)"],
            ["Lubricante", "Grasa NSF H1, carga de fábrica"],
            ["Acabado exterior", "Ra ≤ 0,8 µm"],
          ],
        },
        {
          kind: "note",
          text: "Valores típicos de la gama; consulte la ficha de cada referencia.",
        },
      ],
      parts: [],
    },
    {
      id: "mantenimiento-con-criterio",
      title: "Mantenimiento con criterio",
      blocks: [
        {
          kind: "p",
          text: "Una unidad sellada no es una unidad eterna. Revise en cada parada programada el ruido, la holgura y el estado del labio del retén. Si la aplicación exige relubricar, hágalo después de limpiar y con el eje en movimiento lento, con la misma grasa y en la cantidad indicada: el exceso empuja el retén y abre la puerta al agua. Y no dirija el chorro al sello solo porque el componente sea estanco.",
        },
      ],
      parts: [],
    },
  ],
  questions: [
    {
      question: "¿IP67 es suficiente para lavar con agua a presión?",
      answer:
        "Depende del chorro. IP67 ensaya inmersión, no presión. Con lanza a distancia y presión baja, el sellado habitual responde; con chorro caliente y cercano, pida una solución ensayada según IP69 o IP69K, o proteja el punto.",
    },
    {
      question: "¿Hay que relubricar una unidad sellada?",
      answer:
        "En la mayoría de las aplicaciones no durante su vida normal. En velocidades altas, calor o servicio continuo, la ficha indica el intervalo y la cantidad.",
    },
    {
      question: "¿Por qué un rodamiento inoxidable soporta menos carga?",
      answer:
        "Porque los aceros inoxidables para rodamientos alcanzan algo menos de dureza y limpieza metalúrgica que el acero al cromo. A cambio, resisten mucho mejor el agua, que es la causa real de fallo en estas zonas.",
    },
    {
      question: "¿Puedo montar la unidad en lugar de un soporte de termoplástico?",
      answer:
        "En general, sí, si coinciden eje y distancia entre taladros. Compruebe también la altura de eje y el espacio para la tapa.",
    },
  ],
  closing: {
    title: "¿Cambia el mismo rodamiento cada pocos meses?",
    text: "Envíenos la referencia actual, el diámetro de eje y cómo se limpia la zona. Le diremos si el problema es de sellado, de grasa o de carga, y qué unidad lo resuelve.",
  },
};

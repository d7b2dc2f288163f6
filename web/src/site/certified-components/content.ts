import type { ContentSection, Feature, Question } from "#ui/content-model.ts";
import type { IndustryName } from "#ui/industry-tiles.tsx";

/** Copy of the page of certified hygienic components. */
export const content = {
  eyebrow: "Diseño higiénico",
  title: "Componentes que superan la misma revisión que su máquina",
  lead: "Pies, rodamientos, ruedas y soportes de acero inoxidable diseñados con los criterios de EHEDG y EN 1672-2, con la documentación de cada referencia.",
  benefitsTitle: "Tres motivos para especificarlos",
  benefits: [
    {
      title: "Menos riesgo",
      text: "Cada resquicio eliminado es un punto menos que muestrear, validar y defender ante un auditor.",
    },
    {
      title: "Menos coste de limpieza",
      text: "Los minutos de cepillado manual en roscas y huecos se repiten todos los días del año. Son los primeros que desaparecen.",
    },
    {
      title: "Menos mantenimiento",
      text: "Un rodamiento que no deja entrar agua y un apoyo que no se corroe convierten averías en revisiones programadas.",
    },
  ],
  familiesTitle: "Familias de producto",
  families: [
    {
      title: "Pies niveladores higiénicos",
      text: "Rosca cubierta, base sellada y versiones anclables.",
      image: "pie-nivelador-acero",
    },
    {
      title: "Unidades de rodamiento IP67",
      text: "Soporte macizo, rodamiento inoxidable y grasa H1.",
      image: "unidad-rodamiento-ip67",
    },
    {
      title: "Ruedas industriales",
      text: "Horquilla inoxidable, cabeza protegida y bandas según suelo y limpieza.",
      image: "rueda-industrial-giratoria",
    },
  ],
  industriesTitle: "Sectores",
  industries: [
    "Alimentaria",
    "Lácteos",
    "Bebidas",
    "Panadería",
    "Farmacéutica",
    "Cosméticos",
    "Cárnica",
    "Pescado",
    "Veterinaria",
    "Química",
    "Médica",
    "Biotecnología",
  ] satisfies readonly IndustryName[] as readonly IndustryName[],
  featuresTitle: "Seis características",
  features: [
    {
      title: "Sin roscas expuestas",
      text: "Camisas, tuercas ciegas y juntas cubren los filetes donde se ancla el residuo.",
    },
    {
      title: "Drenaje natural",
      text: "Superficies con caída y sin planos que retengan agua tras el aclarado.",
    },
    {
      title: "Sellado entre piezas",
      text: "Juntas de compresión controlada que evitan el contacto metal con metal.",
    },
    {
      title: "Acabado controlado",
      text: "Ra ≤ 0,8 µm como valor típico en superficies expuestas, sin poros ni rebabas.",
    },
    {
      title: "Inspección a simple vista",
      text: "Formas abiertas que permiten comprobar la limpieza sin desmontar.",
    },
    {
      title: "Expediente por referencia",
      text: "Material, elastómero, lubricante y certificado vigentes en un solo envío.",
    },
  ],
  sections: [
    {
      id: "por-que-el-componente",
      title: "Por qué el componente decide el resultado",
      blocks: [
        {
          kind: "p",
          text: "Una máquina se diseña en torno al producto: la tolva, la cinta, la boquilla. Después se completa con piezas de catálogo. Ahí aparecen los problemas que la limpieza no resuelve: un pie con la rosca al aire, un soporte de fundición con la base hueca, una rueda cuya cabeza giratoria retiene agua y grasa. Son piezas baratas, repetidas decenas de veces por línea y situadas donde menos se mira.",
        },
        {
          kind: "p",
          text: "Un componente higiénico responde a una pregunta sencilla: ¿puede el operario limpiar y ver toda la superficie, con los medios que tiene y en el tiempo que tiene, sin desmontar? Si la respuesta es no, el defecto no está en la limpieza sino en el diseño.",
        },
      ],
      parts: [],
    },
    {
      id: "criterios-de-diseno-que",
      title: "Criterios de diseño que aplicamos",
      blocks: [],
      parts: [
        {
          title: "Geometría",
          blocks: [
            {
              kind: "p",
              text: "Radios interiores de 3 mm como mínimo y preferentemente de 6 mm, superficies inclinadas para que el agua no se quede y ninguna cavidad ciega. Los extremos se cierran; los perfiles huecos se sueldan de forma continua o se sustituyen por macizos.",
            },
          ],
        },
        {
          title: "Uniones",
          blocks: [
            {
              kind: "p",
              text: "El contacto directo metal con metal retiene suciedad y favorece la corrosión por resquicio. Entre componente y bancada se coloca una junta de compresión controlada, y las roscas que no pueden eliminarse quedan cubiertas y selladas. El propio esquema de certificación de EHEDG reserva las uniones metal con metal no soldadas para equipos que se desmontan al limpiar o que se limpian en seco.",
            },
          ],
        },
        {
          title: "Acabado",
          blocks: [
            {
              kind: "p",
              text: "Ra ≤ 0,8 µm es el valor de referencia para superficies en contacto con alimentos. No basta con la cifra: poros, pliegues o restos de soldadura anulan el beneficio de una superficie bien pulida. Por eso se controla el estado de la superficie y no solo el rugosímetro.",
            },
          ],
        },
        {
          title: "Materiales",
          blocks: [
            {
              kind: "p",
              text: "AISI 304 (1.4301) para la mayoría de las zonas y AISI 316L (1.4404) donde hay cloruros, salmueras o desinfección intensa. Los elastómeros se eligen por el producto de limpieza: EPDM para sosa y ácidos, NBR donde hay grasa, silicona o FKM cuando la temperatura o la química lo exigen.",
            },
          ],
        },
      ],
    },
    {
      id: "que-significa-que-un",
      title: "Qué significa que un componente esté certificado",
      blocks: [
        {
          kind: "p",
          text: "EHEDG certifica modelos concretos tras una revisión de diseño y, en equipos cerrados, ensayos de limpieza. El certificado indica la clase: los componentes que trabajan junto a procesos abiertos y se limpian sin desmontar se evalúan normalmente como EL Clase I AUX. USDA y 3-A SSI aplican sus propias normas; de hecho, existe una específica para pies y soportes de máquina, la 3-A 88-00.",
        },
        {
          kind: "p",
          text: "El certificado de una pieza no certifica la máquina. Sí evita rediseñarla cuando llega la revisión del conjunto, y aporta al fabricante una parte del expediente ya resuelta. El alcance depende de cada referencia: solicite el certificado vigente antes de especificarla.",
        },
      ],
      parts: [],
    },
  ],
  questions: [
    {
      question: "¿Es obligatorio usar componentes con certificado EHEDG?",
      answer:
        "No. La legislación exige que la máquina pueda limpiarse y no contamine el producto; EHEDG es una vía voluntaria y muy reconocida para demostrarlo. Muchos fabricantes de alimentos la piden en sus especificaciones de compra.",
    },
    {
      question: "¿Un componente certificado hace que mi máquina esté certificada?",
      answer:
        "No. La certificación se refiere al modelo evaluado y a su forma de montaje. Facilita la evaluación del conjunto, pero el montaje, las soldaduras y la disposición siguen siendo responsabilidad del fabricante.",
    },
    {
      question: "¿Todas sus referencias tienen los mismos certificados?",
      answer:
        "No. Dependen del material, del sellado y de la función de cada pieza. Le enviamos los documentos vigentes por referencia, con su alcance.",
    },
    {
      question: "¿Puedo sustituir solo los componentes de una línea en servicio?",
      answer:
        "Sí, y suele ser la mejora con retorno más rápido: pies, soportes y tornillería se cambian en paradas programadas sin rehacer la bancada si coinciden las cotas de fijación.",
    },
  ],
  closing: {
    title: "¿Está especificando una máquina nueva o corrigiendo una existente?",
    text: "Envíenos el plano o unas fotografías de los puntos críticos. Le propondremos componentes equivalentes y le indicaremos qué documentación tiene cada uno.",
  },
} satisfies {
  industries: readonly IndustryName[];
  sections: readonly ContentSection[];
  features: readonly Feature[];
  questions: readonly Question[];
  [key: string]: unknown;
};

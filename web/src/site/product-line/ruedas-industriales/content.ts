import type { ProductLineContent } from "#ui/content-model.ts";

export const content: ProductLineContent = {
  name: "Ruedas industriales",
  eyebrow: "Movilidad higiénica",
  title: "Ruedas inoxidables para carros, cubas y equipos móviles que se lavan",
  lead: "Horquilla de acero inoxidable, cabeza giratoria protegida y bandas elegidas por el suelo, la carga y el producto de limpieza.",
  image: "rueda-industrial-giratoria",
  externalLabel: "Ver ruedas en catálogo",
  features: [
    {
      title: "Horquilla inoxidable",
      text: "AISI 304 o 316L, con soldaduras continuas y sin chapas superpuestas.",
    },
    {
      title: "Cabeza protegida",
      text: "Giro sellado frente a agua, harina e hilos.",
    },
    {
      title: "Banda a medida del suelo",
      text: "Poliamida, poliuretano o goma no marcante según la sala.",
    },
    {
      title: "Freno accesible",
      text: "Pedal liso, sin muelles a la vista que retengan residuo.",
    },
    {
      title: "Rodadura suave",
      text: "Diámetros amplios que reducen el empuje y superan rejillas.",
    },
    {
      title: "Opción antiestática",
      text: "Resistencia comprobada para polvo fino, disolventes o electrónica.",
    },
  ],
  sections: [
    {
      id: "la-rueda-recorre-toda",
      title: "La rueda recorre toda la fábrica, y lo lleva todo con ella",
      blocks: [
        {
          kind: "p",
          text: "Un carro de proceso pasa por recepción, cámara, sala de elaboración y lavado. Sus ruedas tocan todos los suelos y conectan zonas de distinto nivel de higiene. Por eso una rueda inadecuada no es solo un problema de ruido o de esfuerzo: es un vehículo de contaminación con acceso a todas partes.",
        },
        {
          kind: "p",
          text: "Los puntos críticos son siempre los mismos. La cabeza giratoria abierta, con dos hileras de bolas y grasa que nadie relubrica. El hueco entre rueda y horquilla, donde se enrollan hilos y film. Y la banda cuarteada, que ya no se puede desinfectar. Una rueda higiénica cierra el primero, facilita el acceso al segundo y elige un material adecuado para el tercero.",
        },
      ],
      parts: [],
    },
    {
      id: "como-elegir-la-rueda",
      title: "Cómo elegir la rueda",
      blocks: [],
      parts: [
        {
          title: "Carga",
          blocks: [
            {
              kind: "p",
              text: "Sume la tara y la carga máxima, y divida entre tres aunque el carro lleve cuatro ruedas: en suelos reales siempre hay un momento en que una no apoya. Añada margen si hay juntas de dilatación, rampas o tracción mecánica. Las capacidades de catálogo se refieren a marcha manual, hasta 4 km/h y sobre suelo liso; a más velocidad, la carga admisible baja.",
            },
          ],
        },
        {
          title: "Banda",
          blocks: [
            {
              kind: "table",
              head: ["Banda", "Puntos fuertes", "Límites"],
              rows: [
                [
                  "Poliamida (PA 6)",
                  "Mucha carga, agua, productos químicos, rodadura ligera",
                  "Ruidosa; dura con suelos delicados",
                ],
                [
                  "Poliuretano",
                  "Silenciosa, buena carga, no marca",
                  "El agua muy caliente y algunos ácidos la degradan",
                ],
                [
                  "Goma elástica",
                  "Cómoda en suelos irregulares, absorbe impactos",
                  "Menos carga; sensible a aceites y grasas",
                ],
                [
                  "Resina fenólica para horno",
                  "Trabaja a temperaturas altas",
                  "No indicada para lavados frecuentes",
                ],
              ],
            },
          ],
        },
        {
          title: "Diámetro",
          blocks: [
            {
              kind: "p",
              text: "Cuanto mayor es la rueda, menos esfuerzo y más capacidad para superar rejillas y juntas. Pasar de 100 a 125 mm reduce de forma apreciable el empuje necesario. El límite lo pone la altura de trabajo del carro.",
            },
          ],
        },
        {
          title: "Frenos y direccionales",
          blocks: [
            {
              kind: "p",
              text: "El freno total bloquea rueda y giro: imprescindible en rampas y en puntos de carga. El bloqueo direccional ayuda en pasillos largos. Cuantas menos piezas móviles, más fácil resulta limpiar: coloque freno solo donde haga falta.",
            },
          ],
        },
        {
          title: "Electricidad estática",
          blocks: [
            {
              kind: "p",
              text: "En presencia de polvo fino, disolventes o electrónica, elija ruedas antiestáticas o conductoras y mida la resistencia al suelo en servicio. Las normas de ruedas distinguen ambas clases: hasta 10⁴ Ω para conductoras y entre 10⁵ y 10⁷ Ω para antiestáticas.",
            },
          ],
        },
      ],
    },
    {
      id: "datos-orientativos",
      title: "Datos orientativos",
      blocks: [
        {
          kind: "table",
          head: ["Característica", "Valor típico"],
          rows: [
            ["Diámetro", "80 a 200 mm"],
            ["Carga por rueda", "100 a 500 kg"],
            ["Horquilla", "AISI 304 (1.4301), 316L bajo pedido"],
            ["Temperatura", "−30 a +80 °C según banda"],
            ["Giro", "Cojinete liso o rodamiento inoxidable sellado"],
          ],
        },
        {
          kind: "note",
          text: "Valores típicos; compruebe la ficha de cada referencia.",
        },
      ],
      parts: [],
    },
    {
      id: "limpieza-y-mantenimiento",
      title: "Limpieza y mantenimiento",
      blocks: [
        {
          kind: "p",
          text: "Lave el carro en su posición normal y, al menos una vez por semana, también volcado: es la única manera de ver la cabeza giratoria por debajo. Retire hilos y film antes de la espuma. Si usa túnel de lavado, compruebe que banda y rodamiento admiten la temperatura del ciclo y del secado posterior. Revise cada mes la holgura de la cabeza, el estado de la banda y el freno, y sustituya por parejas para que el carro siga rodando recto.",
        },
      ],
      parts: [],
    },
  ],
  questions: [
    {
      question: "¿Qué banda aguanta mejor el túnel de lavado?",
      answer:
        "La poliamida suele comportarse bien en lavado automático. El poliuretano envejece con el agua muy caliente si el ciclo es largo. Consulte siempre temperatura y tiempo de su túnel.",
    },
    {
      question: "¿Necesito ruedas de acero 316L?",
      answer:
        "Solo en ambientes con sal o desinfección clorada frecuente, como pescado o salmueras. En la mayoría de los carros, el AISI 304 es suficiente.",
    },
    {
      question: "¿Cómo calculo el esfuerzo de empuje?",
      answer:
        "Depende del peso, del diámetro, de la banda y del suelo. Como criterio práctico, aumente el diámetro antes que el número de ruedas y compruebe el arranque, que exige siempre más esfuerzo que mantener la marcha.",
    },
    {
      question: "¿Cada cuánto hay que sustituirlas?",
      answer:
        "Cuando la banda presenta grietas o plano, cuando la cabeza tiene holgura o cuando no se puede devolver al estado limpio. Establezca una revisión mensual y sustituya por parejas.",
    },
  ],
  closing: {
    title: "Un carro, cuatro ruedas, una decisión",
    text: "Díganos tara, carga, suelo y cómo se lava. Le recomendaremos diámetro, banda y freno, y le diremos si conviene cambiar también la placa de fijación.",
  },
};

import type { ProductLineContent } from "#ui/content-model.ts";

export const content: ProductLineContent = {
  name: "Pies niveladores higiénicos",
  eyebrow: "Apoyos de máquina",
  title: "Pies niveladores de acero inoxidable sin rosca a la vista",
  lead: "Nivelan, soportan y sellan. Husillo cubierto en todo el recorrido, base vulcanizada y acero AISI 304 o 316L para equipos que se lavan a diario.",
  image: "pie-nivelador-acero",
  externalLabel: "Ver pies niveladores en catálogo",
  features: [
    {
      title: "Rosca cubierta",
      text: "La camisa acompaña al husillo en todo el ajuste y se cierra con junta.",
    },
    {
      title: "Base sellada",
      text: "Elastómero vulcanizado sin ranuras, que asienta en todo el perímetro.",
    },
    {
      title: "Superficies con caída",
      text: "Sin planos horizontales ni rebordes que retengan agua.",
    },
    {
      title: "Rótula protegida",
      text: "Compensa la pendiente del suelo sin dejar abierto el asiento.",
    },
    {
      title: "Opción anclable",
      text: "Fijación al suelo con tornillería cubierta para cargas laterales.",
    },
    {
      title: "Ajuste con llave estándar",
      text: "Se nivela con la máquina en carga, sin herramientas especiales.",
    },
  ],
  sections: [
    {
      id: "el-punto-mas-bajo",
      title: "El punto más bajo de la máquina es el más difícil de limpiar",
      blocks: [
        {
          kind: "p",
          text: "El pie recibe todo lo que cae: producto, grasa, espuma y agua de aclarado. Está a ras de suelo, en la zona con mayor carga microbiana de la sala, y el operario lo ve de lejos y desde arriba. Si además muestra una rosca desnuda, ofrece decenas de filetes donde el residuo se fija, se seca y resiste la siguiente espuma.",
        },
        {
          kind: "p",
          text: "Un pie nivelador higiénico cambia tres cosas. Cubre la rosca con una camisa que acompaña al ajuste. Sella la base contra el suelo, para que no se forme una película de agua sucia debajo. Y elimina las superficies horizontales, de manera que todo lo que llega al pie se escurre.",
        },
      ],
      parts: [],
    },
    {
      id: "como-elegir-el-pie",
      title: "Cómo elegir el pie adecuado",
      blocks: [],
      parts: [
        {
          title: "1. Carga real por apoyo",
          blocks: [
            {
              kind: "p",
              text: "Una máquina de cuatro patas apoya de verdad en tres mientras no se nivela: divida entre tres el peso total, con producto y con el agua de limpieza si se llena. Con más de cuatro apoyos, estudie el reparto real, porque depende de la rigidez del bastidor. Añada después un margen para impactos y vibración; en equipos con masas en movimiento no debería bajar del 50 %.",
            },
          ],
        },
        {
          title: "2. Recorrido y altura libre",
          blocks: [
            {
              kind: "p",
              text: "Mida la pendiente del suelo en el punto de instalación: un 1,5 % en una máquina de 3 m son 45 mm de diferencia entre extremos. Elija un pie con recorrido suficiente sin descubrir la rosca y deje altura libre para limpiar debajo. La práctica habitual parte de 150 mm, y muchas especificaciones de planta piden más.",
            },
          ],
        },
        {
          title: "3. Inclinación",
          blocks: [
            {
              kind: "p",
              text: "La rótula debe absorber la pendiente sin que la base pierda contacto. Si la inclinación supera la admisible, el borde se levanta y el sellado desaparece.",
            },
          ],
        },
        {
          title: "4. Fijación",
          blocks: [
            {
              kind: "p",
              text: "Un pie antideslizante basta en equipos estáticos. Si hay cargas laterales, vibración o empujes de carros, elija base anclable, con la tornillería cubierta y sellada.",
            },
          ],
        },
        {
          title: "5. Material y elastómero",
          blocks: [
            {
              kind: "p",
              text: "AISI 304 resuelve la mayoría de las salas. Elija 316L con salmueras, desinfectantes clorados o proximidad al mar. Para la base, EPDM frente a sosa y ácidos; NBR si el suelo recibe grasa o aceite.",
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
            ["Rosca", "M12 a M30"],
            ["Diámetro de base", "60 a 120 mm"],
            ["Carga estática por pie", "5 a 25 kN"],
            ["Regulación sin rosca visible", "hasta 80 mm"],
            ["Inclinación admisible", "±7°"],
            ["Temperatura del elastómero", "−20 a +100 °C"],
          ],
        },
        {
          kind: "note",
          text: "Valores típicos de la gama. Los datos vinculantes son los de la ficha técnica de cada referencia.",
        },
      ],
      parts: [],
    },
    {
      id: "montaje-cinco-detalles-que",
      title: "Montaje: cinco detalles que marcan la diferencia",
      blocks: [
        {
          kind: "p",
          text: "Nivele primero con los pies extremos y cargue después los intermedios. Apriete la contratuerca o la camisa según la indicación de la ficha: una camisa floja deja entrar agua. Compruebe que la base apoya en todo su perímetro. No use calzos ni placas bajo el pie, porque crean la junta que se quería evitar. Y registre la altura final: si cambia en la siguiente revisión, el suelo o la estructura se están moviendo.",
        },
      ],
      parts: [],
    },
    {
      id: "que-dicen-las-normas",
      title: "Qué dicen las normas",
      blocks: [
        {
          kind: "p",
          text: "EN 1672-2 e ISO 14159 exigen que la máquina pueda limpiarse en todas las zonas que influyen en la higiene del producto, y el pie pertenece casi siempre a la zona de salpicadura o a la no alimentaria. EHEDG recoge los principios de drenaje, radios y ausencia de roscas expuestas en su Doc. 8. En Estados Unidos existe una norma específica, 3-A 88-00, para pies y soportes de máquina.",
        },
      ],
      parts: [],
    },
  ],
  questions: [
    {
      question: "¿Cuántos pies necesita mi máquina?",
      answer:
        "Los justos para que ninguno supere su carga admisible con uno de ellos sin apoyar. Más pies no significan más estabilidad: complican la nivelación y añaden puntos que limpiar.",
    },
    {
      question: "¿Puedo cambiar los pies sin modificar la estructura?",
      answer:
        "Si coinciden rosca y altura, sí. Cuando la pata es un tubo abierto, conviene soldar o montar un inserto cerrado para que el nuevo pie no siga conectado con un hueco.",
    },
    {
      question: "¿Hace falta AISI 316L en todos los pies?",
      answer:
        "No. Compensa en zonas con cloruros o desinfección intensa. En salas secas o con detergentes neutros, el 304 ofrece un comportamiento suficiente a menor coste.",
    },
    {
      question: "¿Cómo se limpia un pie nivelador higiénico?",
      answer:
        "Igual que el resto del equipo: aclarado previo, espuma, tiempo de contacto, aclarado y desinfección. No requiere desmontaje; basta con revisar periódicamente la junta de la camisa y el estado de la base.",
    },
  ],
  closing: {
    title: "Díganos peso, pendiente y producto de limpieza",
    text: "Con esos tres datos y una fotografía del suelo le proponemos rosca, base, elastómero y recorrido, y le enviamos la ficha con las cargas admisibles.",
  },
};

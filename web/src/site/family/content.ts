export const content = {
  catalogue: "Catálogo",
  price: { label: "Precio", value: "Consultar" },
  quote: "Solicitar Cotización",
  calculator: "Calculadora de carga",
  references: {
    title: "Referencias y medidas",
    lead: "Las letras de la tabla son las del plano.",
  },
  drawing: "Plano sin escala",
  columnNotes: "Qué significa cada columna",
  csv: { title: "Tabla de referencias", open: "CSV" },
  applications: "Aplicaciones",
  certificates: "Certificados y declaraciones",
  articles: "Artículos relacionados",
  closing: {
    title: "¿Duda entre dos referencias?",
    text: "Díganos carga, suelo y producto de limpieza: le proponemos la referencia y le enviamos su ficha técnica. Respondemos en un plazo máximo de 24 horas laborables.",
    action: "Contactar Ahora",
  },
} as const;

export const referenceCount = (count: number) =>
  `${count} ${count === 1 ? "referencia" : "referencias"}`;

import { site } from "kit/lib/site";

export const content = {
  catalogue: "Catálogo",
  price: { label: "Precio", value: "Consultar" },
  quote: "Solicitar Cotización",
  calculator: "Calculadora de carga",
  references: {
    title: "Referencias y medidas",
    lead: "Las letras de la tabla son las del plano. Elija lo que ya conoce y la tabla se reduce a lo que le sirve.",
  },
  filters: {
    open: "Filtrar",
    clear: "Quitar los filtros",
    calculate: "¿No conoce la carga? Calcúlela",
  },
  compare: {
    title: "Comparación de referencias",
    open: "Comparar",
    copy: "Copiar códigos",
    clear: "Quitar",
    close: "Cerrar",
    hint: "Marque hasta cuatro referencias para compararlas.",
    note: "Las filas resaltadas son las que cambian.",
  },
  drawing: "Plano sin escala",
  enlarge: (picture: string) => `Ampliar: ${picture}`,
  plan: { enlarge: "Ampliar el plano", title: "Plano de cotas", show: "Plano" },
  columnNotes: "Qué significa cada columna",
  csv: { title: "Tabla de referencias", open: "CSV" },
  sheet: { title: "Ficha de la familia", open: "PDF, A4", link: "Ficha técnica (PDF)" },
  applications: "Aplicaciones",
  certificates: "Documentos con la oferta",
  documents: "{{documentos}}",
  articles: "Artículos relacionados",
  allArticles: "Todos los artículos de esta familia",
  closing: {
    title: "¿Duda entre dos referencias?",
    text: `Díganos carga, suelo y producto de limpieza: le proponemos la referencia con sus datos. Respondemos ${site.hours.promise}.`,
    action: "Contactar Ahora",
    list: "Pedir oferta de mi lista",
  },
} as const;

export const referenceCount = (count: number) =>
  `${count} ${count === 1 ? "referencia" : "referencias"}`;

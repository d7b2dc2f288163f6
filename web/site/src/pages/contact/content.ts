import { site } from "kit/lib/site";

export const content = {
  title: "Contacto",
  calculator: { text: "¿No conoce la carga?", link: "Calcúlela con la calculadora" },
  lead: "Pida una oferta, documentación o consejo técnico. Cuantos más datos nos dé sobre la aplicación, más concreta será la respuesta.",
  list: {
    text: "Tiene referencias en su lista de consulta.",
    link: "Enviarlas desde la lista",
  },
  cardsLabel: "Datos de contacto",
  cards: {
    email: "Correo electrónico",
    phone: "Teléfono",
    address: site.address.country,
  },
  offices: {
    title: "Oficinas de representación",
    rows: [
      {
        ...site.offices.europe,
        scope: "Ventas y soporte técnico para fabricantes de maquinaria y distribuidores",
      },
      { ...site.offices.barcelona, scope: "Atención en español para España y Portugal" },
    ],
  },
  hours: {
    title: "Horario de atención",
    rows: [
      ["Teléfono", "De lunes a viernes, de 09:00 a 18:00 (CET)"],
      ["Correo", site.hours.email],
      ["Respuesta", site.hours.answer],
    ],
    note: "La hora es la de Europa central, la misma que en la España peninsular. En Canarias, una hora menos.",
  },
} as const;

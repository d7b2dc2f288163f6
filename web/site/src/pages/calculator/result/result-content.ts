export const content = {
  title: "Calculadora de carga",
  lead: "Las tres cuentas que conviene hacer antes de elegir pies, ruedas o rodamientos. El resultado cambia mientras escribe.",
  tabs: "Qué calcular",
  catalogue: "Catálogo",
  noScript:
    "El cálculo necesita JavaScript. Con las fórmulas y los límites de esta página puede hacerlo a mano, o pedirnos que lo calculemos con usted.",
  result: "Resultado",
  working: "Cómo se calcula",
  none: "Sin resultado",
  review: "El resultado aparece en cuanto corrige los campos marcados.",
  copy: "Copiar enlace al cálculo",
  print: "Imprimir",
  references: "Referencias adecuadas",
  reference: "Referencia",
  list: "Lista",
  reserve: "Margen sobre lo calculado",
  closest: "La más ajustada",
  more: (count: number) => `Mostrar ${count} más`,
  ask: {
    text: "Enviamos estos datos con la consulta: no tendrá que escribirlos otra vez.",
    label: "Consultar con este cálculo",
  },
  closing: {
    title: "¿Prefiere que lo calculemos con usted?",
    text: "Enviamos su cálculo con la consulta: no tendrá que escribir los datos otra vez.",
    label: "Contactar Ahora",
  },
  /** Product of the inquiry. */
  product: (name: string) => `${name} (con cálculo)`,
} as const;

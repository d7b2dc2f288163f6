const NUMBERS = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];

export const messages = {
  optional: "Opcional",
  required: "Este campo es obligatorio.",
  email: "Introduzca una dirección de correo válida, por ejemplo nombre@suempresa.es.",
  option: "Elija una de las opciones de la lista.",
  unreadable: "Este texto contiene caracteres que no podemos leer. Escríbalo de nuevo, por favor.",
  tooLong: (max: number, now: number) =>
    `Este campo admite ${max} caracteres como máximo y ahora tiene ${now}.`,
  review: (count: number) => `Revise ${NUMBERS[count] ?? count} campos antes de enviar`,
  needAttention: " necesitan su atención.",
  sending: "Enviando...",
} as const;

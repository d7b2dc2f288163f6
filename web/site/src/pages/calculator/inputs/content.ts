export const content = {
  form: "Datos del cálculo",
  optional: "opcional",
  reset: "Volver a los valores iniciales",
} as const;

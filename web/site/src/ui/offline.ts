/** Texts for code that cannot be loaded. */
export const offline = {
  title: "Sin conexión",
  text: "Compruebe su conexión y vuelva a intentarlo.",
  /** For a page with forms. */
  kept: "Lo que ha escrito sigue aquí.",
  retry: "Reintentar",
} as const;

const WORDS = "Cero Una Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez Once Doce".split(" ");

/** The sentence that introduces the families of products. */
export function getFamiliesLead(count: number): string {
  return `${WORDS[count] ?? count} familias que resuelven los puntos de apoyo, giro y desplazamiento de la máquina con el mismo criterio higiénico.`;
}

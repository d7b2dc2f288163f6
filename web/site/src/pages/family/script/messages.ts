const references = (count: number) => `${count} ${count === 1 ? "referencia" : "referencias"}`;

export const messages = {
  found: (found: number, all: number, words: string) =>
    (found === all ? references(all) : `${found} de ${references(all)}`) +
    (words === "" ? "" : ` con «${words}»`),
  show: (found: number) => `Ver ${references(found)}`,
  searching: (words: string) => `Buscando «${words}»…`,
  notSearched: (words: string) =>
    `No se ha podido buscar «${words}»: compruebe su conexión. Se muestran todas las referencias.`,
  none: "Ninguna referencia cumple estos filtros.",
  clear: "Quitar los filtros",
  more: (count: number) => `Mostrar ${references(count)} más`,
  chosen: (count: number, max: number) => `${references(count)} de ${max} para comparar`,
  tooMany: (max: number) => `Puede comparar ${max} referencias como máximo`,
  copy: (reference: string) => `Copiar ${reference}`,
  copied: (all: readonly string[]) =>
    all.length === 1 ? `${all[0]} copiada` : `${references(all.length)} copiadas`,
  notCopied: "No se ha podido copiar",
} as const;

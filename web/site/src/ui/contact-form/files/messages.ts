import { site } from "kit/lib/site";

export const messages = {
  label: "Archivos",
  sending: "Enviando…",
  sent: "Adjuntado",
  retry: "Reintentar",
  remove: "Quitar",
  failed: {
    empty: "Este archivo está vacío.",
    large: "Este archivo pesa más de 10 MB.",
    type: "No admitimos este tipo de archivo.",
    content: "El contenido de este archivo no corresponde a su nombre o está dañado.",
    many: "Puede adjuntar 5 archivos como máximo.",
    total: "Los archivos pesan más de 20 MB en total.",
    limited: `Hemos recibido demasiados archivos desde su red. Inténtelo más tarde o envíelos a ${site.salesEmail}.`,
    connection: "No se ha podido enviar. Compruebe la conexión.",
  },
  unsent: "Quite los archivos que no se han podido enviar o pulse «Reintentar».",
  again:
    "Los archivos se envían otra vez porque ha cambiado su conexión o ha pasado un día. Pulse otra vez el botón.",
} as const;

import type { ContentSection } from "#ui/content-model.ts";

export const cookieNotice = {
  title: "Aviso de cookies",
  sections: [
    {
      id: "que-utilizamos",
      title: "Qué utilizamos",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Este sitio **no instala cookies de seguimiento, publicidad ni analítica de terceros por defecto**. Por ese motivo no se muestra un panel de consentimiento.",
        },
        { kind: "p", text: "Se utiliza únicamente almacenamiento técnico imprescindible:" },
        {
          kind: "table",
          head: ["Elemento", "Dónde", "Finalidad", "Duración"],
          rows: [
            [
              "Sesión de administración",
              "Almacenamiento local del navegador",
              "Mantener la sesión de quien gestiona el panel; no afecta a las visitas públicas",
              "Hasta cerrar sesión",
            ],
            [
              "Borrador del formulario de contacto",
              "Almacenamiento de sesión del navegador",
              "Conservar lo que usted ha escrito si recarga la página o falla el envío",
              "Hasta que lo envía o cierra la pestaña",
            ],
            [
              "Lecturas ya contadas",
              "Almacenamiento de sesión del navegador",
              "No contar dos veces la misma lectura de un artículo",
              "Hasta que cierra la pestaña",
            ],
          ],
        },
        {
          kind: "p",
          text: "Este almacenamiento está exento de consentimiento conforme al artículo 22.2 de la Ley 34/2002, porque es estrictamente necesario para prestar un servicio solicitado.",
        },
      ],
    },
    {
      id: "enlaces-para-compartir",
      title: "Enlaces para compartir",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Los botones de WhatsApp, Telegram y correo son enlaces normales: no cargan código de terceros ni instalan cookies hasta que usted los pulsa y sale de este sitio.",
        },
      ],
    },
    {
      id: "si-algo-cambia",
      title: "Si algo cambia",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Si en el futuro se incorporan herramientas de medición o contenidos de terceros que utilicen cookies no esenciales, se pedirá su consentimiento antes de instalarlas y se actualizará esta página.",
        },
      ],
    },
    {
      id: "como-eliminar-datos-almacenados",
      title: "Cómo eliminar datos almacenados",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Puede borrar cookies y datos del sitio desde la configuración de privacidad de su navegador. El sitio público seguirá funcionando.",
        },
        { kind: "p", text: "**Última actualización:** [fecha]." },
      ],
    },
  ],
} satisfies { readonly title: string; readonly sections: readonly ContentSection[] };

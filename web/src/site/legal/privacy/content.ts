import type { ContentSection } from "#ui/content-model.ts";

export const privacyPolicy = {
  title: "Política de privacidad",
  sections: [
    {
      id: "responsable-del-tratamiento",
      title: "1. Responsable del tratamiento",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "[Razón social], NHK Group, [calle y número], 5610 Assens, Dinamarca. Contacto en materia de datos: ventas@nhk-group.example. [Delegado de protección de datos, si procede.]",
        },
      ],
    },
    {
      id: "que-datos-tratamos",
      title: "2. Qué datos tratamos",
      parts: [],
      blocks: [
        {
          kind: "list",
          items: [
            "**Formularios de contacto:** empresa, sector, nombre, cargo, correo electrónico, teléfono, tipo de consulta, productos y mensaje, y la página de este sitio desde la que llegó al formulario.",
            "**Correo y teléfono:** los datos que usted nos facilite al escribirnos o llamarnos.",
            "**Registros técnicos del servidor:** dirección IP, fecha, página solicitada y tipo de navegador, durante el tiempo necesario para la seguridad del sitio.",
            "**Prevención de abusos en los formularios:** un código calculado a partir de la dirección de red con una clave que cambia cada día; la dirección no se guarda y el código se borra en 48 horas.",
            "**Recuento de lecturas de artículos:** número total de visualizaciones de cada artículo, sin identificar a quien lo lee.",
          ],
        },
        {
          kind: "p",
          text: "No pedimos datos de categorías especiales. Le rogamos que no los incluya en los mensajes.",
        },
      ],
    },
    {
      id: "para-que-y-con-que-base-legal",
      title: "3. Para qué y con qué base legal",
      parts: [],
      blocks: [
        {
          kind: "table",
          head: ["Finalidad", "Base jurídica"],
          rows: [
            [
              "Atender consultas y preparar ofertas",
              "Medidas precontractuales a petición de la persona interesada, art. 6.1.b del RGPD",
            ],
            [
              "Responder a consultas profesionales generales",
              "Interés legítimo en atender a quien nos escribe, art. 6.1.f del RGPD",
            ],
            ["Envío de novedades técnicas, si lo solicita", "Consentimiento, art. 6.1.a del RGPD"],
            ["Seguridad del sitio y prevención de abusos", "Interés legítimo, art. 6.1.f del RGPD"],
            ["Cumplimiento de obligaciones legales", "Obligación legal, art. 6.1.c del RGPD"],
          ],
        },
      ],
    },
    {
      id: "cuanto-tiempo-los-conservamos",
      title: "4. Cuánto tiempo los conservamos",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Las consultas que no llegan a pedido se conservan un máximo de [24] meses desde la última comunicación. Si se formaliza un pedido, se aplican los plazos de la legislación mercantil y fiscal. Los registros técnicos se conservan un máximo de [90] días.",
        },
      ],
    },
    {
      id: "quien-accede-a-los-datos",
      title: "5. Quién accede a los datos",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "El personal de ventas y soporte técnico, y los proveedores que prestan servicios de alojamiento, base de datos y correo, con contrato de encargo de tratamiento: [relación de proveedores]. No vendemos datos. Si algún proveedor trata datos fuera del Espacio Económico Europeo, se aplicarán las garantías previstas en el RGPD: [detalle].",
        },
      ],
    },
    {
      id: "sus-derechos",
      title: "6. Sus derechos",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Puede ejercer los derechos de acceso, rectificación, supresión, oposición, limitación y portabilidad, y retirar su consentimiento en cualquier momento, escribiendo a ventas@nhk-group.example. Responderemos en un plazo máximo de un mes. También puede presentar una reclamación ante la autoridad danesa de protección de datos, Datatilsynet, o ante la Agencia Española de Protección de Datos, www.aepd.es.",
        },
      ],
    },
    {
      id: "decisiones-automatizadas",
      title: "7. Decisiones automatizadas",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "No se toman decisiones automatizadas que produzcan efectos jurídicos sobre usted ni se elaboran perfiles con ese fin.",
        },
      ],
    },
    {
      id: "cambios",
      title: "8. Cambios",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Publicaremos en esta página cualquier modificación, con su fecha. **Última actualización:** [fecha].",
        },
      ],
    },
  ],
} satisfies { readonly title: string; readonly sections: readonly ContentSection[] };

import type { ContentSection } from "#ui/content-model.ts";

export const legalNotice = {
  title: "Aviso legal",
  sections: [
    {
      id: "titular-del-sitio",
      title: "1. Titular del sitio",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico, y de la normativa danesa equivalente, se informa de los datos del titular:",
        },
        {
          kind: "list",
          items: [
            "**Denominación social:** [razón social completa]",
            "**Nombre comercial:** NHK Group",
            "**Domicilio:** [calle y número], 5610 Assens, Dinamarca",
            "**Registro mercantil danés (CVR):** [número]",
            "**NIF-IVA:** [DK número]",
            "**Correo electrónico:** ventas@nhk-group.example",
            "**Teléfono:** +45 00 00 00 00",
          ],
        },
      ],
    },
    {
      id: "objeto",
      title: "2. Objeto",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Este sitio informa sobre los productos de NHK Group, publica artículos técnicos y permite enviar consultas. No es una tienda en línea: la información mostrada no constituye una oferta contractual y el precio figura siempre como «Consultar».",
        },
      ],
    },
    {
      id: "uso-del-sitio",
      title: "3. Uso del sitio",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Quien visita el sitio se compromete a utilizarlo conforme a la ley y a no introducir datos falsos, contenidos ilícitos ni elementos que puedan dañar los sistemas. El titular puede retirar el acceso si detecta un uso indebido.",
        },
      ],
    },
    {
      id: "informacion-tecnica",
      title: "4. Información técnica",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Las características publicadas son orientativas y, cuando corresponde, valores típicos. Los datos vinculantes son los de la ficha técnica, el certificado y la confirmación de pedido vigentes. La selección final de un componente corresponde a quien conoce la aplicación; nuestro equipo puede ayudar en esa decisión, pero no sustituye la evaluación de riesgos de la máquina.",
        },
      ],
    },
    {
      id: "propiedad-intelectual-e-industrial",
      title: "5. Propiedad intelectual e industrial",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Los textos, las fotografías, los dibujos y el diseño del sitio pertenecen a NHK Group o a quienes han autorizado su uso. Se permite citar fragmentos con mención de la fuente y enlace. Los nombres y logotipos de organismos de certificación pertenecen a sus titulares y se mencionan solo con fines informativos.",
        },
      ],
    },
    {
      id: "enlaces-externos",
      title: "6. Enlaces externos",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "El sitio enlaza a páginas de terceros, entre ellas el catálogo externo de producto. NHK Group no controla esos contenidos y no responde de sus cambios.",
        },
      ],
    },
    {
      id: "responsabilidad",
      title: "7. Responsabilidad",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Se procura que la información sea correcta y esté actualizada, pero puede contener errores o quedar obsoleta. El titular no responde de los daños derivados del uso de la información sin verificación previa, salvo en los casos en que la ley lo exija.",
        },
      ],
    },
    {
      id: "legislacion-y-jurisdiccion",
      title: "8. Legislación y jurisdicción",
      parts: [],
      blocks: [
        {
          kind: "p",
          text: "Rige la legislación danesa, sin perjuicio de los derechos que las normas imperativas reconozcan a la persona usuaria. Para cualquier controversia serán competentes los juzgados de [lugar], salvo que la ley determine otra cosa.",
        },
      ],
    },
  ],
} satisfies { readonly title: string; readonly sections: readonly ContentSection[] };

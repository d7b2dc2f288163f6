import type { Feature } from "#ui/content/content-model.ts";

/** Texts describe schemes; they do not claim that a product was certified. */
export const content = {
  title: "Certificaciones",
  lead: "Un sello no limpia la máquina. Lo que protege su producto es el diseño que hay detrás del sello y el documento que lo demuestra.",
  certifications: [
    {
      id: "usda",
      name: "USDA",
      type: "Aceptación de diseño sanitario",
      image: "certificacion-usda",
      description:
        "El Departamento de Agricultura de Estados Unidos revisa, a través de su servicio AMS, el diseño sanitario de equipos para la industria láctea, cárnica y avícola. Es un programa voluntario y de pago: un especialista comprueba sobre planos y sobre la pieza los materiales, los radios, las soldaduras, el drenaje y la facilidad de inspección. En lácteos aplica sus guías de diseño y fabricación sanitarias; en carne y ave, la norma NSF/ANSI/3-A 14159-1. Para quien exporta maquinaria a Norteamérica, partir de componentes ya aceptados acorta la revisión del equipo completo. La aceptación se refiere a un diseño concreto: cualquier cambio que afecte a la limpieza debe notificarse.",
    },
    {
      id: "ehedg",
      name: "EHEDG",
      type: "Certificación de diseño higiénico",
      image: "certificacion-ehedg",
      description:
        "El European Hygienic Engineering & Design Group publica guías de diseño y certifica equipos evaluados por expertos autorizados. La referencia básica es el Doc. 8, de principios de diseño higiénico, junto con el Doc. 9 de soldadura y el Doc. 32 de materiales. El certificado indica la clase: EL para limpieza con líquidos y ED para limpieza en seco. Los componentes próximos al producto en procesos abiertos suelen encajar en EL Clase I AUX, que se limpia sin desmontar. Conviene fijarse en tres datos del certificado: modelo exacto, clase y vigencia, porque se renueva periódicamente y deja de ser válido si cambia el diseño.",
    },
    {
      id: "fda",
      name: "FDA",
      type: "Conformidad de materiales (EE. UU.)",
      image: "certificacion-fda",
      description:
        "La FDA no certifica componentes: fija en el título 21 del CFR qué materiales pueden estar en contacto con alimentos y en qué condiciones. Para juntas y bases de caucho de uso repetido se aplica la sección 177.2600, con ensayos de extracción en agua y, para alimentos grasos, en hexano; para termoplásticos y recubrimientos hay secciones propias dentro de las partes 175 y 177, y para lubricantes con contacto incidental, la 178.3570. Lo correcto es hablar de «material conforme», respaldado por una declaración del fabricante que cite la sección, la formulación y el uso previsto. Sin esa cita, la palabra FDA en un catálogo no demuestra nada.",
    },
    {
      id: "reach",
      name: "REACH",
      type: "Reglamento europeo de sustancias químicas",
      image: "certificacion-reach",
      description:
        "El Reglamento (CE) n.º 1907/2006 regula las sustancias químicas en la Unión Europea. Un pie nivelador o un rodamiento son «artículos», de modo que la obligación principal está en el artículo 33: si alguna pieza contiene más del 0,1\u00a0% en peso de una sustancia de la lista de candidatas, el proveedor debe comunicarlo con la información necesaria para su uso seguro, y notificarlo además en la base de datos SCIP de la ECHA. La lista se amplía de forma periódica, por lo que una declaración REACH sin fecha ni versión de la lista sirve de poco. Pida siempre una declaración actualizada por referencia.",
    },
    {
      id: "rohs",
      name: "RoHS",
      type: "Directiva europea de sustancias restringidas",
      image: "certificacion-rohs",
      description:
        "La Directiva 2011/65/UE limita diez sustancias peligrosas en aparatos eléctricos y electrónicos: plomo, mercurio, cromo hexavalente, PBB, PBDE y cuatro ftalatos al 0,1\u00a0% en peso de material homogéneo, y cadmio al 0,01\u00a0%. Un componente puramente mecánico no es por sí mismo un aparato eléctrico, pero puede montarse en una máquina que sí lo sea, y entonces el fabricante necesita la declaración de cada pieza para completar su expediente técnico. En nuestros componentes los puntos que se revisan son los aceros de fácil mecanización, los recubrimientos y los plastificantes de elastómeros y plásticos. La declaración se entrega por referencia.",
    },
  ],
  advantagesTitle: "Ocho ventajas para su planta",
  advantages: [
    {
      title: "Seguridad",
      text: "Menos refugios para microorganismos y menos riesgo de que un fragmento, una gota de grasa o un resto de detergente acabe en el producto.",
    },
    {
      title: "Competitividad",
      text: "Una línea que supera antes las auditorías de sus clientes y se adapta a más mercados compite en condiciones que otras no pueden igualar.",
    },
    {
      title: "Calidad",
      text: "Menos contaminación cruzada entre lotes significa una vida útil más estable, menos reprocesos y menos reclamaciones.",
    },
    {
      title: "Menos detergente y agua",
      text: "Si no hay rincones que reclamen una segunda pasada, se reducen la dosis, el aclarado y el volumen de vertido.",
    },
    {
      title: "Menos contaminación",
      text: "Menos carga química y orgánica hacia la depuradora, y menos aerosoles y arrastres dentro de la sala.",
    },
    {
      title: "Menos tiempo de limpieza",
      text: "Las superficies que drenan y se ven se limpian e inspeccionan en menos minutos, turno tras turno.",
    },
    {
      title: "Menos paradas",
      text: "Los rodamientos que no beben agua y los apoyos que no se corroen dejan de generar averías imprevistas.",
    },
    {
      title: "Ahorro a largo plazo",
      text: "El sobreprecio de compra se compara con años de agua, horas y recambios, y suele recuperarse mucho antes del final de la vida de la máquina.",
    },
  ],
  closing: {
    title: "¿Necesita la documentación de una referencia?",
    text: "Díganos qué componente utiliza, en qué zona de la máquina y para qué mercado. Le responderemos con los documentos disponibles y, si falta alguno, se lo diremos antes del pedido.",
  },
} satisfies {
  advantages: readonly Feature[];
  [key: string]: unknown;
};

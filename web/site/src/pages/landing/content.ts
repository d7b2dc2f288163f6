import type { IndustryName } from "#ui/industry-tiles.tsx";

export const hero = {
  eyebrow: "Componentes higiénicos para maquinaria",
  title: "Componentes de acero inoxidable que se limpian a la primera",
  lead: "Pies niveladores, unidades de rodamiento IP67, ruedas y soportes diseñados sin roscas expuestas, sin huecos y sin superficies que retengan agua. Menos tiempo de limpieza, menos paradas y los documentos de cada referencia enumerados en la oferta.",
  catalogue: "Ver Catálogo",
  contact: "Contactar Ahora",
};

export const documents = {
  label: "Certificaciones y conformidad",
  text: "Documentos según referencia, con la oferta",
  names: ["USDA", "EHEDG", "FDA", "REACH", "RoHS"],
};

export const benefits = {
  title: "Por qué diseñar con componentes higiénicos",
  lead: "Un componente bien diseñado no se nota en producción. Se nota en la factura de agua, en el turno de limpieza y en el informe de auditoría.",
  items: [
    {
      icon: "rapidez",
      title: "Limpieza más rápida",
      text: "Geometrías redondeadas, sin huecos ni alojamientos ciegos: el detergente llega a toda la superficie y el aclarado arrastra el residuo sin desmontar.",
    },
    {
      icon: "acabado",
      title:
        "Acabado Ra ≤ {{maximo:pies-niveladores+pies-ajustables+unidades-rodamiento+soportes+componentes:ra_um}}",
      text: "Superficies lisas en las zonas expuestas: el valor que EHEDG toma como referencia para las superficies en contacto con alimentos, llevado también al componente.",
    },
    {
      icon: "sellado",
      title: "Sellado de verdad",
      text: "Unidades de rodamiento con protección IP67 según IEC 60529 y juntas que cierran el paso entre pieza y bancada, donde suele quedarse el agua.",
    },
    {
      icon: "material",
      title: "Acero y elastómeros con nombre",
      text: "AISI 304 (1.4301) o 316L (1.4404) y elastómeros que la tabla nombra en cada referencia, no «inoxidable» ni «goma» sin más.",
    },
    {
      icon: "planificado",
      title: "Menos paradas",
      text: "Menos corrosión, menos agua en los rodamientos y menos sustituciones de urgencia: el mantenimiento se planifica en lugar de improvisarse.",
    },
    {
      icon: "documento",
      title: "Documentos con la oferta",
      text: "{{documentos}}",
    },
  ],
} as const;

export const products = {
  title: "Nuestros productos",
  all: "Ver Todos los Productos",
};

export const industries: {
  readonly title: string;
  readonly lead: string;
  readonly names: readonly IndustryName[];
} = {
  title: "Sectores que atendemos",
  lead: "Cada sector ensucia y limpia de una forma distinta: grasa y proteína en la cárnica, cloruros en el pescado, azúcar en la confitería, disolventes en la química. Ajustamos acero, elastómero y sellado al residuo y al producto de limpieza reales de su línea.",
  names: [
    "Alimentaria",
    "Lácteos",
    "Bebidas",
    "Panadería",
    "Confitería",
    "Cosméticos",
    "Cárnica",
    "Pescado",
    "Veterinaria",
    "Química",
    "Médica",
    "Farmacéutica",
  ],
};

export const contact = {
  title: "Cuéntenos qué limpia y le diremos con qué",
  lead: "Indíquenos la carga, el producto de limpieza, la temperatura y la frecuencia de lavado. Con esos cuatro datos podemos proponerle una referencia concreta y decirle qué documentos la acompañan.",
  catalogue: "Obtener Catálogo",
};

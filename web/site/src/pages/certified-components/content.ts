import { site } from "kit/lib/site";
import type { PictureName } from "kit/ui/image";
import type { Feature } from "#ui/content/content-model.ts";
import type { IndustryName } from "#ui/industry-tiles.tsx";

export const content = {
  name: "Componentes higiénicos",
  eyebrow: "Diseño higiénico",
  title: "Componentes pensados para la misma revisión que su máquina",
  lead: "Pies, rodamientos, ruedas y soportes de acero inoxidable diseñados con los criterios de EHEDG y EN 1672-2. Cada oferta enumera los documentos de la referencia.",
  benefitsTitle: "Tres motivos para especificarlos",
  benefits: [
    {
      title: "Menos riesgo",
      text: "Cada resquicio eliminado es un punto menos que muestrear, validar y defender ante un auditor.",
    },
    {
      title: "Menos coste de limpieza",
      text: "Los minutos de cepillado manual en roscas y huecos se repiten todos los días del año. Son los primeros que desaparecen.",
    },
    {
      title: "Menos mantenimiento",
      text: "Un rodamiento que no deja entrar agua y un apoyo que no se corroe convierten averías en revisiones programadas.",
    },
  ],
  familiesTitle: "Familias de producto",
  families: [
    {
      title: "Pies niveladores higiénicos",
      text: "Rosca cubierta, base sellada y versiones anclables.",
      image: "pie-nivelador-acero",
    },
    {
      title: "Unidades de rodamiento IP67",
      text: "Soporte macizo, rodamiento inoxidable y grasa H1.",
      image: "unidad-rodamiento-ip67",
    },
    {
      title: "Ruedas industriales",
      text: "Horquilla inoxidable, cabeza protegida y bandas según suelo y limpieza.",
      image: "rueda-industrial-giratoria",
    },
  ],
  industriesTitle: "Sectores",
  industries: [
    "Alimentaria",
    "Lácteos",
    "Bebidas",
    "Panadería",
    "Farmacéutica",
    "Cosméticos",
    "Cárnica",
    "Pescado",
    "Veterinaria",
    "Química",
    "Médica",
    "Biotecnología",
  ] satisfies readonly IndustryName[] as readonly IndustryName[],
  featuresTitle: "Seis características",
  features: [
    {
      title: "Sin roscas expuestas",
      text: "Camisas, tuercas ciegas y juntas cubren los filetes donde se ancla el residuo.",
    },
    {
      title: "Drenaje natural",
      text: "Superficies con caída y sin planos que retengan agua tras el aclarado.",
    },
    {
      title: "Sellado entre piezas",
      text: "Juntas de compresión controlada que evitan el contacto metal con metal.",
    },
    {
      title: "Acabado controlado",
      text: "Ra ≤ {{maximo:pies-niveladores+pies-ajustables+unidades-rodamiento+soportes+componentes:ra_um}} como valor típico en superficies expuestas, sin poros ni rebabas.",
    },
    {
      title: "Inspección a simple vista",
      text: "Formas abiertas que permiten comprobar la limpieza sin desmontar.",
    },
    {
      title: "Documentos con la oferta",
      text: "{{documentos}}",
    },
  ],
  closing: {
    title: "¿Está especificando una máquina nueva o corrigiendo una existente?",
    text: `Envíenos a ${site.salesEmail} el plano o unas fotografías de los puntos críticos. Le propondremos componentes equivalentes y le indicaremos qué documentación tiene cada uno.`,
  },
} satisfies {
  industries: readonly IndustryName[];
  families: readonly (Feature & { image: PictureName })[];
  features: readonly Feature[];
  [key: string]: unknown;
};

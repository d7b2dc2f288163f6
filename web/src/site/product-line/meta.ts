import { paths } from "#lib/paths.ts";
import type { Question } from "#ui/content-model.ts";
import { breadcrumbLd, faqLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";
import { content as feet } from "./pies-niveladores/content.ts";
import { content as wheels } from "./ruedas-industriales/content.ts";
import { content as bearings } from "./unidades-rodamientos/content.ts";

function lineMeta(
  meta: { title: string; description: string; keywords: string; path: string },
  name: string,
  questions: readonly Question[],
): PageMeta {
  return {
    ...meta,
    jsonLd: (absolute) => [breadcrumbLd(absolute, [{ name, path: meta.path }]), faqLd(questions)],
  };
}

/** What search engines read of the levelling feet. */
export function levelingFeetMeta(): PageMeta {
  return lineMeta(
    {
      title: "Pies niveladores higiénicos de acero inoxidable",
      description:
        "Pies niveladores con rosca cubierta, base sellada y acero AISI 304 o 316L. Cargas, regulación, anclaje y preguntas frecuentes para elegir el suyo.",
      keywords:
        "pies niveladores higiénicos, pie ajustable inoxidable, pie nivelador AISI 316L, rosca cubierta",
      path: paths.levelingFeet,
    },
    feet.name,
    feet.questions,
  );
}

/** What search engines read of the bearing units. */
export function bearingUnitsMeta(): PageMeta {
  return lineMeta(
    {
      title: "Unidades de rodamiento IP67 de acero inoxidable",
      description:
        "Unidades de rodamiento selladas IP67 con soporte macizo de acero inoxidable y grasa H1. Cómo elegir sellos, temperatura, carga y montaje.",
      keywords:
        "unidades de rodamiento IP67, rodamiento inoxidable, soporte de rodamiento higiénico, grasa H1",
      path: paths.bearingUnits,
    },
    bearings.name,
    bearings.questions,
  );
}

/** What search engines read of the wheels. */
export function wheelsMeta(): PageMeta {
  return lineMeta(
    {
      title: "Ruedas industriales higiénicas e inoxidables",
      description:
        "Ruedas giratorias y fijas con soporte de acero inoxidable para zonas húmedas, cámaras y salas blancas. Materiales, cargas, frenos y limpieza.",
      keywords:
        "ruedas industriales inoxidables, ruedas higiénicas, ruedas para sala blanca, rueda giratoria con freno",
      path: paths.wheels,
    },
    wheels.name,
    wheels.questions,
  );
}

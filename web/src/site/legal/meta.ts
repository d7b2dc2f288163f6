import { paths } from "#lib/paths.ts";
import { site } from "#lib/site.ts";
import { breadcrumbLd } from "#ui/json-ld.ts";
import type { PageMeta } from "#ui/page-meta.ts";

function legalMeta(name: string, path: string, description: string): PageMeta {
  return {
    title: `${name} · ${site.brand}`,
    description,
    path,
    jsonLd: (absolute) => [breadcrumbLd(absolute, [{ name, path }])],
  };
}

/** What search engines read of /aviso-legal. */
export function legalNoticeMeta(): PageMeta {
  return legalMeta(
    "Aviso legal",
    paths.legalNotice,
    "Titular del sitio de NHK Group, condiciones de uso, propiedad intelectual, responsabilidad y legislación aplicable.",
  );
}

/** What search engines read of /politica-privacidad. */
export function privacyMeta(): PageMeta {
  return legalMeta(
    "Política de privacidad",
    paths.privacy,
    "Qué datos personales trata NHK Group, para qué, con qué base legal, durante cuánto tiempo y cómo ejercer sus derechos.",
  );
}

/** What search engines read of /politica-cookies. */
export function cookiesMeta(): PageMeta {
  return legalMeta(
    "Aviso de cookies",
    paths.cookies,
    "Este sitio no instala cookies de seguimiento ni de publicidad. Qué almacenamiento técnico utiliza y cómo borrarlo.",
  );
}

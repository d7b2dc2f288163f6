import { page as guide } from "#content/componentes-ehedg.md";
import { paths } from "#lib/paths.ts";
import { contentMeta } from "#ui/site/content/content-meta.ts";

export const certifiedComponentsMeta = () =>
  contentMeta(guide, "Componentes higiénicos certificados", paths.components);

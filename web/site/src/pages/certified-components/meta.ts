import { paths } from "kit/lib/paths";
import { page as guide } from "#content/componentes-ehedg.md";
import { contentMeta } from "#ui/content/content-meta.ts";

export const certifiedComponentsMeta = () =>
  contentMeta(guide, "Componentes higiénicos certificados", paths.components);

import { site } from "kit/lib/site";
import { PageHead } from "#ui/section.tsx";

export function ListHead() {
  return (
    <PageHead
      title="Lista de consulta"
      lead={`Una sola consulta para todo lo que necesita. No es una compra: le respondemos con precio, plazo y documentación ${site.hours.promise}.`}
    />
  );
}

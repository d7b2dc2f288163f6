import { legalNotice } from "./legal-notice/content.ts";
import { LegalPage } from "./legal-page.tsx";

/** /aviso-legal (G-15). */
export function LegalNoticePage() {
  return <LegalPage {...legalNotice} />;
}

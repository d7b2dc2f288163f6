import { cookieNotice } from "./cookies/content.ts";
import { LegalPage } from "./legal-page.tsx";

/** /politica-cookies (G-15). */
export function CookiesPage() {
  return <LegalPage {...cookieNotice} />;
}

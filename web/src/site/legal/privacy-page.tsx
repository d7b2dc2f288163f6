import { LegalPage } from "./legal-page.tsx";
import { privacyPolicy } from "./privacy/content.ts";

/** /politica-privacidad (G-15). */
export function PrivacyPage() {
  return <LegalPage {...privacyPolicy} />;
}

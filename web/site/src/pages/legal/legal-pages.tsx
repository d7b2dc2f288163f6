import { Prose } from "kit/ui/prose";
import { page as legalNotice } from "#content/aviso-legal.md";
import { page as cookies } from "#content/politica-cookies.md";
import { page as privacy } from "#content/politica-privacidad.md";
import type { ContentPage } from "#ui/content/content-model.ts";
import { ContentSections } from "#ui/content/content-sections.tsx";
import { PageContents } from "#ui/content/page-contents.tsx";
import { PageHead, Section } from "#ui/section.tsx";

/** /aviso-legal */
export const LegalNoticePage = () => <LegalPage {...legalNotice} />;

/** /politica-privacidad */
export const PrivacyPage = () => <LegalPage {...privacy} />;

/** /politica-cookies */
export const CookiesPage = () => <LegalPage {...cookies} />;

function LegalPage({ title, sections }: ContentPage) {
  return (
    <>
      <PageHead title={title} />
      <Section css={{ pt: "4", "& > div": { px: 0 } }}>
        <PageContents title="En esta página" entries={sections}>
          <Prose css={{ "& > h2:first-of-type": { mt: 0 } }}>
            <ContentSections sections={sections} />
          </Prose>
        </PageContents>
      </Section>
    </>
  );
}

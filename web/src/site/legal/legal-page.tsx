import type { ContentSection } from "#ui/content-model.ts";
import { PageContents } from "#ui/page-contents.tsx";
import { ContentSections, Prose } from "#ui/prose.tsx";
import { PageHead, Section } from "#ui/section.tsx";

interface LegalPageProps {
  readonly title: string;
  readonly sections: readonly ContentSection[];
}

/** A legal text with its list of contents. Square brackets mark what the owner must complete before publishing. */
export function LegalPage({ title, sections }: LegalPageProps) {
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

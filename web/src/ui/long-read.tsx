import { Box, chakra } from "@chakra-ui/react";
import type { ContentSection, Question } from "#ui/content-model.ts";
import { Faq } from "#ui/faq.tsx";
import { PageContents } from "#ui/page-contents.tsx";
import { ContentSections, Prose } from "#ui/prose.tsx";

const QUESTIONS = { id: "preguntas-frecuentes", title: "Preguntas frecuentes" };

/** The long text of a page with its contents beside it, and its questions at the end. */
export function LongRead({
  sections,
  questions,
}: {
  readonly sections: readonly ContentSection[];
  readonly questions: readonly Question[];
}) {
  return (
    <Box bg="bg.subtle" py="section.y">
      <PageContents title="En esta página" entries={[...sections, QUESTIONS]}>
        <Prose css={{ "& > h2:first-of-type": { mt: 0 } }}>
          <ContentSections sections={sections} />
        </Prose>
        <chakra.h2 id={QUESTIONS.id} textStyle="heading.md" mt="14" mb="5">
          {QUESTIONS.title}
        </chakra.h2>
        <Faq questions={questions} />
      </PageContents>
    </Box>
  );
}

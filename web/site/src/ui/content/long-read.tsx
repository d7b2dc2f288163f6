import { Box, chakra } from "@chakra-ui/react";
import { Prose } from "kit/ui/prose";
import type { ContentPage } from "./content-model.ts";
import { ContentSections } from "./content-sections.tsx";
import { Faq } from "./faq.tsx";
import { PageContents } from "./page-contents.tsx";

const QUESTIONS = { id: "preguntas-frecuentes", title: "Preguntas frecuentes" };

export function LongRead({ sections, questions }: ContentPage) {
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

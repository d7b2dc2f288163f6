import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import type { Question } from "./content-model.ts";

const Item = chakra("details", {
  base: {
    borderBottom: "1px solid {colors.border}",
    "&:first-of-type": { borderTop: "1px solid {colors.border}" },
    "&[open] summary svg": { rotate: "45deg" },
  },
});

const Summary = chakra("summary", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "4",
    py: "1.125rem",
    cursor: "pointer",
    listStyle: "none",
    textStyle: "heading.sm",
    fontSize: "1.125rem",
    "&::-webkit-details-marker": { display: "none" },
    "& svg": {
      width: "1.25rem",
      height: "1.25rem",
      flex: "none",
      color: "fg.subtle",
      transition: "rotate .2s",
    },
  },
});

/** Questions that open without JavaScript. */
export function Faq({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Item key={question}>
          <Summary>
            {question}
            <Plus aria-hidden="true" />
          </Summary>
          <chakra.p color="fg.muted" pe="8" pb="1.375rem">
            {answer}
          </chakra.p>
        </Item>
      ))}
    </div>
  );
}

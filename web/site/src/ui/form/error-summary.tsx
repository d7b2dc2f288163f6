import { chakra } from "@chakra-ui/react";
import { type FieldSpec, type FormErrors, fieldId } from "kit/ui/field-spec";
import type { Ref } from "react";
import { AlertIcon } from "./form-icons.tsx";
import { messages } from "./messages.ts";

interface ErrorSummaryProps {
  readonly form: string;
  readonly fields: readonly Pick<FieldSpec, "name" | "label">[];
  readonly errors: FormErrors;
  readonly ref: Ref<HTMLDivElement>;
}

const list = new Intl.ListFormat("es", { type: "conjunction" });

export function ErrorSummary({ form, fields, errors, ref }: ErrorSummaryProps) {
  const wrong = fields.filter((field) => field.name in errors);
  const parts = list.formatToParts(wrong.map((field) => field.name));
  return (
    <chakra.div
      ref={ref}
      role="alert"
      tabIndex={-1}
      display="flex"
      gap="0.75rem"
      padding="0.875rem 1rem"
      marginTop="3"
      marginBottom="5"
      borderRadius="l2"
      backgroundColor="bg.error"
      color="red.fg"
      fontSize="0.875rem"
      lineHeight="1.43"
    >
      <chakra.span flex="none">
        <AlertIcon size={20} />
      </chakra.span>
      <div>
        <chakra.b fontWeight="600">{messages.review(wrong.length)}</chakra.b>
        <p>
          {parts.map(({ type, value }) =>
            type === "element" ? (
              <chakra.a
                key={value}
                href={`#${fieldId(form, value)}`}
                fontWeight="600"
                textDecoration="underline"
                textUnderlineOffset="0.2em"
                onClick={(event) => {
                  // Focus scrolls by itself and adds no history entry.
                  event.preventDefault();
                  document.getElementById(fieldId(form, value))?.focus();
                }}
              >
                {wrong.find((field) => field.name === value)?.label}
              </chakra.a>
            ) : (
              value
            ),
          )}
          {messages.needAttention}
        </p>
      </div>
    </chakra.div>
  );
}

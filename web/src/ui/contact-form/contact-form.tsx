import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { draftKey } from "#ui/form/draft.ts";
import type { FieldSpec, FormValues } from "#ui/form/field-spec.ts";
import { FormCheckbox } from "#ui/form/form-checkbox.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import { HONEYPOT, Honeypot } from "#ui/form/honeypot.tsx";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { removeErrorNotes, showStatusMessage } from "#ui/shared/status-message.ts";
import type { SentSubmission } from "./confirmation.tsx";
import { contactOptions, content } from "./content.ts";
import { FailureNotice, NoScriptNotice, PrivacyNotice } from "./notices.tsx";
import type { ContactSubmission, SendSubmission } from "./rules.ts";

interface ContactFormProps {
  readonly source: ContactSubmission["source"];
  readonly fields: readonly FieldSpec[];
  readonly send: SendSubmission;
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly help?: string;
  readonly submitLabel: string;
  readonly news?: boolean;
  readonly suggest?: () => FormValues;
  readonly children?: ReactNode;
}

/** What a form needs from the first check on. */
const loadLateParts = () => import("./late-parts.ts");

export function ContactForm(props: ContactFormProps) {
  const { source, fields, send, news = false } = props;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  /** null for the form of another submission; undefined before the first was sent. */
  const [sent, setSent] = useState<SentSubmission | null>();
  const [late, setLate] = useState<Awaited<ReturnType<typeof loadLateParts>>>();
  const checkboxes = [
    ...(news ? ["marketing"] : []),
    ...(contactOptions.privacyBox ? ["privacy"] : []),
  ];

  const form = useForm({
    name: source,
    fields,
    checkboxes,
    check: async (values) => {
      const parts = await loadLateParts();
      setLate(parts);
      return parts.checkContact(fields, checkboxes, values);
    },
    send: async (values, sending) => {
      const { submissionOf, previousPage } = await loadLateParts();
      const honeypot = element.current?.elements.namedItem(HONEYPOT);
      await send(
        submissionOf(source, values, sending, {
          page: previousPage(document.referrer, location.origin),
          honeypot: honeypot instanceof HTMLInputElement ? honeypot.value : "",
        }),
      );
    },
    onSent: (values, id) => {
      removeErrorNotes();
      showStatusMessage({ kind: "success", ...content.sent });
      setSent({ values, id });
    },
    onFailed: () => showStatusMessage({ kind: "error", ...content.failed }),
    form: element,
    summary,
    ...(props.suggest && { suggest: props.suggest }),
  });
  const marked = Object.keys(form.errors).length;
  const { onInput, ...events } = form.events;

  useEffect(() => {
    if (sent !== undefined) heading.current?.focus();
  }, [sent]);

  return (
    <>
      {sent && late && (
        <late.Confirmation
          sent={sent}
          fields={fields}
          ref={heading}
          onAgain={() => setSent(null)}
        />
      )}
      <chakra.form
        {...events}
        ref={element}
        hidden={Boolean(sent)}
        // Sends nothing outside of a dialog: a press before hydration must not lose the input.
        method="dialog"
        aria-labelledby={headingId}
        position="relative"
        padding={{ base: "5", sm: "9" }}
        borderRadius="media"
        backgroundColor="bg"
        color="fg"
        data-light=""
        data-reads-query={props.suggest && ""}
        data-draft={draftKey(source)}
        onInput={() => {
          onInput();
          // The connection may be lost later.
          void loadLateParts().catch(() => {});
        }}
      >
        <Title hidden={props.hideTitle ?? false} id={headingId} ref={sent ? undefined : heading}>
          {props.title}
        </Title>
        {props.help !== undefined && marked < 2 && (
          <chakra.p color="fg.muted" fontSize="0.9375rem" marginBottom="5">
            {props.help}
          </chakra.p>
        )}
        {marked >= 2 && late && (
          <late.ErrorSummary
            form={source}
            fields={[...fields, content.privacyField]}
            errors={form.errors}
            ref={summary}
          />
        )}
        <Honeypot />
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
        >
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              form={source}
              error={form.errors[field.name]}
            />
          ))}
          <chakra.div gridColumn="1 / -1" display="grid" gap="4" minWidth="0">
            {checkboxes.map((checkbox) => (
              <FormCheckbox
                key={checkbox}
                form={source}
                name={checkbox}
                error={form.errors[checkbox]}
              >
                {checkbox === "privacy" ? content.privacyBox : content.news}
              </FormCheckbox>
            ))}
            {form.failed && <FailureNotice />}
            <NoScriptNotice />
            <SubmitButton busy={form.busy} label={props.submitLabel} />
            {props.children}
            <PrivacyNotice />
          </chakra.div>
        </chakra.div>
      </chakra.form>
    </>
  );
}

interface TitleProps {
  readonly hidden: boolean;
  readonly id: string;
  readonly ref: React.Ref<HTMLHeadingElement> | undefined;
  readonly children: string;
}

function Title({ hidden, id, ref, children }: TitleProps) {
  return (
    <chakra.h2
      id={id}
      ref={ref}
      tabIndex={-1}
      textStyle="heading.md"
      // srOnly={false} would undo the margin.
      {...(hidden ? { srOnly: true } : { marginBottom: "2" })}
    >
      {children}
    </chakra.h2>
  );
}

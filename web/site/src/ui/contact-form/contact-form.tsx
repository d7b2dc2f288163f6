import { chakra } from "@chakra-ui/react";
import { readStored } from "kit/lib/browser-storage";
import { draftKey } from "kit/ui/draft";
import { type FieldSpec, type FormValues, fieldId } from "kit/ui/field-spec";
import { lazy, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FormCheckbox } from "../form/form-checkbox.tsx";
import { FormField } from "../form/form-field.tsx";
import { HONEYPOT, Honeypot } from "../form/honeypot.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useForm } from "../form/use-form.ts";
import { StaticPart } from "../static-part.tsx";
import { removeErrorNotes, showStatusMessage } from "../status-message.ts";
import type { SentSubmission } from "./confirmation.tsx";
import { contactOptions, content } from "./content.ts";
import type { UploadFile } from "./files/file-uploads.ts";
import { FormTitle } from "./form-title.tsx";
import { FailureNotice } from "./notices.tsx";
import type { ContactSubmission, SendSubmission } from "./rules.ts";
import { loadParts, useLateParts } from "./use-late-parts.ts";

interface ContactFormProps {
  readonly source: ContactSubmission["source"];
  readonly fields: readonly FieldSpec[];
  readonly send: SendSubmission;
  readonly upload: UploadFile;
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly help?: string;
  readonly submitLabel: string;
  readonly news?: boolean;
  readonly suggest?: () => FormValues;
  /** Holds the hidden field `items`: lines of a list, as JSON. */
  readonly attachment?: ReactNode;
  readonly onSent?: (submission: SentSubmission) => void;
  readonly children?: ReactNode;
}

const FileField = lazy(() => loadParts().then((m) => ({ default: m.FileField })));
const NoScriptNotice = lazy(() => loadParts().then((m) => ({ default: m.NoScriptNotice })));
const PrivacyNotice = lazy(() => loadParts().then((m) => ({ default: m.PrivacyNotice })));

export function ContactForm(props: ContactFormProps) {
  const { source, fields, send, news = false } = props;
  // What was typed on the contact page, which leads to the list, is in the list's form too.
  const name = source === "lista" ? "contacto" : source;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  /** null for the form of another submission; undefined before the first was sent. */
  const [sent, setSent] = useState<SentSubmission | null>();
  const { late, loadLate } = useLateParts(element, props.upload);
  const checkboxes = [
    ...(news ? ["marketing"] : []),
    ...(contactOptions.privacyBox ? ["privacy"] : []),
  ];

  const form = useForm({
    name,
    fields: [...fields, content.filesField, content.itemsField],
    checkboxes,
    check: async (values) => {
      const { checkContact, uploads } = await loadLate();
      return { ...checkContact(fields, checkboxes, values), ...uploads.problems() };
    },
    settle: async () => (await loadLate()).uploads.settled(),
    send: async (values, sending) => {
      const { toSubmission, previousPage, uploads, keepSentInquiry } = await loadLate();
      const honeypot = element.current?.elements.namedItem(HONEYPOT);
      const submission = toSubmission(source, values, sending, {
        page: previousPage(document.referrer, location.origin),
        origin: readStored("sessionStorage", "nhk.origin"),
        honeypot: honeypot instanceof HTMLInputElement ? honeypot.value : "",
      });
      await uploads.resendIfRefused(send(submission));
      keepSentInquiry(submission);
    },
    onSent: (values, id) => {
      removeErrorNotes();
      showStatusMessage({ kind: "success", ...content.sent });
      setSent({ values, id });
      props.onSent?.({ values, id });
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
        data-draft={draftKey(name)}
        onInput={() => {
          onInput();
          // The connection may be lost later.
          void loadLate().catch(() => {});
        }}
      >
        <FormTitle
          hidden={props.hideTitle ?? false}
          id={headingId}
          ref={sent ? undefined : heading}
        >
          {props.title}
        </FormTitle>
        {props.help !== undefined && marked < 2 && (
          <chakra.p color="fg.muted" fontSize="0.9375rem" marginBottom="5">
            {props.help}
          </chakra.p>
        )}
        {marked >= 2 && late && (
          <late.ErrorSummary
            form={name}
            fields={[...fields, content.filesField, content.privacyField]}
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
            <FormField key={field.name} field={field} form={name} error={form.errors[field.name]} />
          ))}
          <StaticPart>
            <FileField form={name} />
          </StaticPart>
          {late && (
            <late.FileList
              uploads={late.uploads}
              error={form.errors.files}
              inputId={fieldId(name, "files")}
            />
          )}
          <chakra.div gridColumn="1 / -1" display="grid" gap="4" minWidth="0">
            {props.attachment}
            {checkboxes.map((checkbox) => (
              <FormCheckbox
                key={checkbox}
                form={name}
                name={checkbox}
                error={form.errors[checkbox]}
              >
                {checkbox === "privacy" ? content.privacyBox : content.news}
              </FormCheckbox>
            ))}
            {form.failed && <FailureNotice />}
            <StaticPart>
              <NoScriptNotice />
            </StaticPart>
            <SubmitButton busy={form.busy} label={props.submitLabel} />
            {props.children}
            <StaticPart>
              <PrivacyNotice />
            </StaticPart>
          </chakra.div>
        </chakra.div>
      </chakra.form>
    </>
  );
}

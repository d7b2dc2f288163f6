import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId, useRef } from "react";
import { draftKey } from "#ui/form/draft.ts";
import { ErrorSummary } from "#ui/form/error-summary.tsx";
import type { FieldSpec, FormValues } from "#ui/form/field-spec.ts";
import { FormField } from "#ui/form/form-field.tsx";
import { HONEYPOT, Honeypot } from "#ui/form/honeypot.tsx";
import { SubmitButton } from "#ui/form/submit-button.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { showNote } from "#ui/note.ts";
import { contactOptions, content } from "./content.ts";
import { FormBox } from "./form-box.tsx";
import type { Inquiry, SendInquiry } from "./inquiry.ts";
import { FailureNotice, NoScriptNotice, PrivacyNotice } from "./notices.tsx";

interface ContactFormProps {
  readonly source: Inquiry["source"];
  readonly fields: readonly FieldSpec[];
  readonly send: SendInquiry;
  /** Heading of the form, which takes focus after sending; hidden from sight where the design has none. */
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly help?: string;
  readonly submitLabel: string;
  /** Offers the box for technical news. */
  readonly news?: boolean;
  readonly suggest?: () => FormValues;
  /** Stands under the button. */
  readonly children?: ReactNode;
}

/** The schema and its company: needed to send a form, not to show one. */
const rules = () => import("./rules.ts");

/** The one form behind the contact page and the landing page: same fields' rules, same words, same way to the server. */
export function ContactForm(props: ContactFormProps) {
  const { source, fields, send, news = false } = props;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const boxes = [...(news ? ["marketing"] : []), ...(contactOptions.privacyBox ? ["privacy"] : [])];

  const form = useForm({
    name: source,
    fields,
    boxes,
    check: async (values) => (await rules()).checkContact(fields, boxes, values),
    send: async (values, sending) => {
      const { inquiryOf, previousPage } = await rules();
      const honeypot = element.current?.elements.namedItem(HONEYPOT);
      await send(
        inquiryOf(source, values, sending, {
          page: previousPage(document.referrer, location.origin),
          honeypot: honeypot instanceof HTMLInputElement ? honeypot.value : "",
        }),
      );
    },
    onSent: () => showNote({ kind: "success", ...content.sent }),
    onFailed: () => showNote({ kind: "error", ...content.failed }),
    form: element,
    summary,
    heading,
    ...(props.suggest && { suggest: props.suggest }),
  });
  const marked = Object.keys(form.errors).length;
  const { onInput, ...events } = form.events;

  return (
    <chakra.form
      {...events}
      ref={element}
      // Outside of a dialog this method sends nothing: without our code a press must not lose what was typed.
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
        // Fetched while the visitor types: the line may be gone when the form is sent.
        void rules().catch(() => {});
      }}
    >
      <Title hidden={props.hideTitle ?? false} id={headingId} ref={heading}>
        {props.title}
      </Title>
      {props.help !== undefined && marked < 2 && (
        <chakra.p color="fg.muted" fontSize="0.9375rem" marginBottom="5">
          {props.help}
        </chakra.p>
      )}
      {marked >= 2 && (
        <ErrorSummary
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
          <FormField key={field.name} field={field} form={source} error={form.errors[field.name]} />
        ))}
        <chakra.div gridColumn="1 / -1" display="grid" gap="4" minWidth="0">
          {boxes.map((box) => (
            <FormBox key={box} form={source} name={box} error={form.errors[box]}>
              {box === "privacy" ? content.privacyBox : content.news}
            </FormBox>
          ))}
          {form.failed && <FailureNotice />}
          <NoScriptNotice />
          <SubmitButton busy={form.busy} label={props.submitLabel} />
          {props.children}
          <PrivacyNotice />
        </chakra.div>
      </chakra.div>
    </chakra.form>
  );
}

interface TitleProps {
  readonly hidden: boolean;
  readonly id: string;
  readonly ref: React.Ref<HTMLHeadingElement>;
  readonly children: string;
}

/** The form's name. Where the design shows none it is still there for screen readers and for focus. */
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

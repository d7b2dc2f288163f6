import { chakra } from "@chakra-ui/react";
import { shortReference } from "domain/contact/short-reference";
import { paths } from "kit/lib/paths";
import { site } from "kit/lib/site";
import type { FieldSpec, FormValues } from "kit/ui/field-spec";
import { type Ref, useId } from "react";
import { KEPT_DAYS } from "#lib/stored-inquiries.ts";
import { Button } from "../form/controls.ts";
import { namesIn } from "./files/sent-files.ts";
import { NoticeLink } from "./notices.tsx";

/** Beside the component, which is loaded late. */
const texts = {
  title: "Hemos recibido su consulta",
  reference: "Referencia",
  answer: "Respuesta",
  files: "Archivos",
  news: "Novedades por correo",
  kept: `El número queda ${KEPT_DAYS} días en este navegador, en `,
  sent: "Consultas enviadas",
  again: "Enviar otra consulta",
};

export interface SentSubmission {
  readonly id: string;
  readonly values: FormValues;
}

interface ConfirmationProps {
  readonly sent: SentSubmission;
  readonly fields: readonly FieldSpec[];
  /** Takes focus after sending. */
  readonly ref: Ref<HTMLHeadingElement>;
  readonly onAgain: () => void;
}

/** Replaces the form, because the toast disappears. */
export function Confirmation({ sent, fields, ref, onAgain }: ConfirmationProps) {
  const id = useId();
  const rows = fields.map((field) => [field.label, formatField(field, sent.values)] as const);
  return (
    <chakra.section
      aria-labelledby={id}
      padding={{ base: "5", sm: "9" }}
      borderRadius="media"
      backgroundColor="bg"
      color="fg"
      data-light=""
    >
      <chakra.h2 id={id} ref={ref} tabIndex={-1} textStyle="heading.md">
        {texts.title}
      </chakra.h2>
      <chakra.dl marginBlock="5" borderTop="1px solid" borderColor="border">
        <Row label={texts.reference} value={shortReference(sent.id)} />
        <Row label={texts.answer} value={site.hours.answer} />
        {rows.map(([label, value]) => value && <Row key={label} label={label} value={value} />)}
        {sent.values.files && <Row label={texts.files} value={namesIn(sent.values.files)} />}
        {sent.values.marketing === "on" && <Row label={texts.news} value="Sí" />}
      </chakra.dl>
      <chakra.p textStyle="caption" color="fg.muted" marginBottom="5">
        {texts.kept}
        <NoticeLink href={`${paths.list}#enviadas`}>{texts.sent}</NoticeLink>.
      </chakra.p>
      <Button type="button" onClick={onAgain}>
        {texts.again}
      </Button>
    </chakra.section>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <chakra.div paddingBlock="2" borderBottom="1px solid" borderColor="border">
      <chakra.dt fontSize="0.875rem" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight="500" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {value}
      </chakra.dd>
    </chakra.div>
  );
}

function formatField({ name, options }: FieldSpec, values: FormValues): string {
  const value = values[name] ?? "";
  return options?.find(([option]) => option === value)?.[1] ?? value;
}

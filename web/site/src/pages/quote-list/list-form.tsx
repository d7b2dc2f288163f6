import { chakra } from "@chakra-ui/react";
import { Paperclip } from "lucide-react";
import { submitContact, uploadContactFile } from "#data/contact/contact.ts";
import { type QuoteList, unitsIn } from "#lib/quote-list.ts";
import type { SentSubmission } from "#ui/contact-form/confirmation.tsx";
import { ContactForm } from "#ui/contact-form/contact-form.tsx";
import { contactFields, contactOptions, content as form } from "#ui/contact-form/content.ts";
import { content } from "./content.ts";

/** The lines stand for the field 'Productos de interés', and tell enough without sector and message. */
const fields = contactFields
  .filter(({ name }) => name !== "products")
  .map((field) => ({
    ...field,
    ...(field.name === "inquiry_type" && { wide: true }),
    ...((field.name === "industry" || field.name === "message") && { required: false }),
  }));

const Attachment = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: ".25rem .75rem",
    minHeight: "2.75rem",
    px: "3.5",
    py: "2",
    borderRadius: "l2",
    bg: "bg.muted",
    fontSize: ".9375rem",
    "& svg": { color: "brand.solid" },
    "& b": { fontWeight: "600" },
    "& span": { ms: "auto", fontSize: ".875rem", color: "fg.muted" },
  },
});

interface ListFormProps {
  readonly lines: QuoteList;
  readonly onSent: (submission: SentSubmission) => void;
}

export function ListForm({ lines, onSent }: ListFormProps) {
  return (
    <chakra.div border="1px solid" borderColor="border" borderRadius="media" boxShadow="md">
      <ContactForm
        source="lista"
        fields={fields}
        send={submitContact}
        upload={uploadContactFile}
        title={content.form.title}
        help={content.form.help}
        submitLabel={form.send}
        news={contactOptions.newsBox}
        suggest={() => ({ inquiry_type: "cotizacion" })}
        attachment={
          <Attachment>
            {/* Other lines are another submission. */}
            <input type="hidden" name={form.itemsField.name} value={JSON.stringify(lines)} />
            <Paperclip aria-hidden="true" size={18} />
            <b>{content.total(lines.length, unitsIn(lines))}</b>
            <span>{content.form.attached}</span>
          </Attachment>
        }
        onSent={onSent}
      />
    </chakra.div>
  );
}

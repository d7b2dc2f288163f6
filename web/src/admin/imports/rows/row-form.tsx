import { Field, Input, NativeSelect, Stack, Text, Textarea } from "@chakra-ui/react";
import {
  type CellWarning,
  type CsvColumn,
  type RejectReason,
  requestedSlugOf,
  validateRow,
} from "functions/domain/imports/csv-row";
import { type FormEvent, useState } from "react";
import { messages as columns } from "../columns/messages.ts";
import { FIELDS } from "../file/column-choice.ts";
import { rejectText, warningText } from "../shared/messages.ts";
import { choicesOf, type ImportForm } from "../validation/import-state.ts";
import type { RowFields } from "./csv-rows.ts";
import { messages } from "./messages.ts";
import type { ListedRow } from "./row-list.tsx";

type Fields = Readonly<Record<CsvColumn, string>>;

interface RowFormProps {
  readonly id: string;
  readonly row: ListedRow;
  readonly rows: number;
  readonly form: ImportForm;
  readonly onSave: (changes: RowFields) => void;
}

export function RowForm({ id, row, rows, form, onSave }: RowFormProps) {
  const [first] = useState(() => fieldsOf(row.fields, form.publish));
  const [fields, setFields] = useState(first);
  const { reason, warnings } = check(fields, { row: row.index, rows }, form);
  const error = reason && <Field.ErrorText>{messages.cannot(rejectText(reason))}</Field.ErrorText>;
  const usesDate = form.dateMode === "column";
  const edit =
    (field: CsvColumn) =>
    ({ target }: { readonly target: { readonly value: string } }) =>
      setFields((before) => ({ ...before, [field]: target.value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) return;
    const changed = FIELDS.filter((field) => fields[field] !== first[field]);
    onSave(Object.fromEntries(changed.map((field) => [field, fields[field]])));
  };
  const slug = requestedSlugOf((column) => fields[column], row.index);
  return (
    <form id={id} onSubmit={submit}>
      <Stack gap="4">
        <Field.Root invalid={isOf("title", reason)}>
          <Field.Label>{columns.fields.title}</Field.Label>
          <Input value={fields.title} onChange={edit("title")} lang="es" />
          {error}
        </Field.Root>
        <Field.Root>
          <Field.Label>{columns.fields.suggested_url}</Field.Label>
          <Input value={fields.suggested_url} onChange={edit("suggested_url")} />
          <Field.HelperText overflowWrap="anywhere">{messages.address(slug)}</Field.HelperText>
        </Field.Root>
        <Field.Root invalid={isOf("content", reason)}>
          <Field.Label>{columns.fields.content}</Field.Label>
          <Textarea
            value={fields.content}
            onChange={edit("content")}
            rows={8}
            fontFamily="mono"
            fontSize="13px"
            lang="es"
          />
          {error}
        </Field.Root>
        <Field.Root>
          <Field.Label>{columns.fields.excerpt}</Field.Label>
          <Textarea value={fields.excerpt} onChange={edit("excerpt")} rows={2} lang="es" />
          <Field.HelperText>{messages.excerptHint}</Field.HelperText>
        </Field.Root>
        <Field.Root>
          <Field.Label>{columns.fields.published}</Field.Label>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field value={fields.published} onChange={edit("published")}>
              {Object.entries(messages.states).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root invalid={isOf("date", reason)} disabled={!usesDate}>
          <Field.Label>{columns.fields.date}</Field.Label>
          <Input value={fields.date} onChange={edit("date")} />
          {error}
          <Field.HelperText>{usesDate ? messages.dateHint : messages.dateUnused}</Field.HelperText>
        </Field.Root>
        <Text role="status" color="fg.muted">
          {[...(reason ? [] : [messages.ready]), ...warnings].join(" ")}
        </Text>
      </Stack>
    </form>
  );
}

function fieldsOf(own: RowFields, publish: boolean): Fields {
  const { title = "", content = "", suggested_url = "", excerpt = "", date = "" } = own;
  const isPublished =
    own.published === undefined ? publish : /^\s*(?:true|verdadero)\s*$/i.test(own.published);
  return { title, content, suggested_url, excerpt, date, published: String(isPublished) };
}

function check(
  fields: Fields,
  place: { readonly row: number; readonly rows: number },
  form: ImportForm,
) {
  const found: CellWarning[] = [];
  const options = { ...choicesOf(form), now: new Date(), random: Math.random };
  const result = validateRow(
    (column) => fields[column],
    place,
    options,
    (warning) => void found.push(warning),
  );
  const reason = typeof result === "string" ? result : undefined;
  const texts = found.map((warning) => `${warningText({ ...warning, line: 0 })}.`);
  return { reason, warnings: texts.map((text) => text.charAt(0).toUpperCase() + text.slice(1)) };
}

function isOf(field: "title" | "content" | "date", reason: RejectReason | undefined): boolean {
  return reason?.includes(field) ?? false;
}

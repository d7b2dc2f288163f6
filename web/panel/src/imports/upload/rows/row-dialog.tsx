import { Alert, Button, Field, Input, NativeSelect, Stack, Text, Textarea } from "@chakra-ui/react";
import { parseDecision } from "domain/imports/cell-words";
import {
  type CellWarning,
  type CsvColumn,
  getRequestedSlug,
  type RejectReason,
  validateRow,
} from "domain/imports/csv-row";
import { type FormEvent, useId, useState } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { FIELDS } from "../file/column-choice.ts";
import { messages } from "../shared/messages.ts";
import { rejectText, warningText } from "../shared/sentences.ts";
import { type ImportForm, toChoices } from "../validation/import-state.ts";
import type { RowFields } from "./csv-rows.ts";
import type { ListedRow } from "./row-list.tsx";

const words = messages.rows;
const fieldNames = messages.columnChoice.fields;

interface RowDialogProps {
  readonly row: ListedRow | null;
  /** The number of rows in the file. */
  readonly rows: number;
  readonly form: ImportForm;
  readonly onSave: (row: ListedRow, changes: RowFields) => Promise<string | undefined>;
  readonly onClose: () => void;
  readonly focusAfter: () => HTMLElement | null;
}

export function RowDialog({ row, rows, form, onSave, onClose, focusAfter }: RowDialogProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (changes: RowFields) => {
    if (!row || busy) return;
    setBusy(true);
    setFailure(await onSave(row, changes).finally(() => setBusy(false)));
  };
  // A save that ends later would close the next row.
  const close = () => {
    if (busy) return;
    setFailure(undefined);
    onClose();
  };
  return (
    <PanelDialog
      open={row !== null}
      size="lg"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      title={row ? words.dialog(messages.line(row.line)) : ""}
      finalFocusEl={focusAfter}
      closeOnEscape={!busy}
      onClose={close}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={busy} onClick={close}>
            {words.cancel}
          </Button>
          <BusyButton type="submit" form={id} busy={busy} busyText={words.saving}>
            {words.save}
          </BusyButton>
        </>
      }
    >
      {row ? (
        <RowForm key={row.index} id={id} row={row} rows={rows} form={form} onSave={save} />
      ) : null}
      {failure === undefined ? null : (
        <Alert.Root status="error" mt="4" size="sm">
          <Alert.Indicator />
          <Alert.Title>{failure}</Alert.Title>
        </Alert.Root>
      )}
    </PanelDialog>
  );
}

type Fields = Readonly<Record<CsvColumn, string>>;

interface RowFormProps {
  readonly id: string;
  readonly row: ListedRow;
  readonly rows: number;
  readonly form: ImportForm;
  readonly onSave: (changes: RowFields) => void;
}

function RowForm({ id, row, rows, form, onSave }: RowFormProps) {
  const [first] = useState(() => toFields(row.fields, form.publish));
  const [fields, setFields] = useState(first);
  const { reason, warnings } = check(fields, { row: row.index, rows }, form);
  const error = reason && <Field.ErrorText>{words.cannot(rejectText(reason))}</Field.ErrorText>;
  const usesDate = form.date_mode === "column";
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
  const slug = getRequestedSlug((column) => fields[column], { row: row.index });
  return (
    <form id={id} onSubmit={submit}>
      <Stack gap="4">
        <Field.Root invalid={isAbout("title", reason)}>
          <Field.Label>{fieldNames.title}</Field.Label>
          <Input value={fields.title} onChange={edit("title")} lang="es" />
          {error}
        </Field.Root>
        <Field.Root>
          <Field.Label>{fieldNames.suggested_url}</Field.Label>
          <Input value={fields.suggested_url} onChange={edit("suggested_url")} />
          <Field.HelperText overflowWrap="anywhere">{words.address(slug)}</Field.HelperText>
        </Field.Root>
        <Field.Root invalid={isAbout("content", reason)}>
          <Field.Label>{fieldNames.content}</Field.Label>
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
          <Field.Label>{fieldNames.excerpt}</Field.Label>
          <Textarea value={fields.excerpt} onChange={edit("excerpt")} rows={2} lang="es" />
          <Field.HelperText>{words.excerptHint}</Field.HelperText>
        </Field.Root>
        <Field.Root>
          <Field.Label>{fieldNames.published}</Field.Label>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field value={fields.published} onChange={edit("published")}>
              {Object.entries(words.states).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root invalid={isAbout("date", reason)} disabled={!usesDate}>
          <Field.Label>{fieldNames.date}</Field.Label>
          <Input value={fields.date} onChange={edit("date")} />
          {error}
          <Field.HelperText>{usesDate ? words.dateHint : words.dateUnused}</Field.HelperText>
        </Field.Root>
        <Text role="status" color="fg.muted">
          {[...(reason ? [] : [words.ready]), ...warnings].join(" ")}
        </Text>
      </Stack>
    </form>
  );
}

function toFields(own: RowFields, publish: boolean): Fields {
  const { title = "", content = "", suggested_url = "", excerpt = "", date = "" } = own;
  const isPublished = own.published === undefined ? publish : parseDecision(own.published) === true;
  return { title, content, suggested_url, excerpt, date, published: String(isPublished) };
}

function check(
  fields: Fields,
  place: { readonly row: number; readonly rows: number },
  form: ImportForm,
) {
  const found: CellWarning[] = [];
  const options = { ...toChoices(form), now: new Date(), random: Math.random };
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

function isAbout(field: "title" | "content" | "date", reason: RejectReason | undefined): boolean {
  return reason?.includes(field) ?? false;
}

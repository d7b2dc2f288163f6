import { Button, Flex, Text } from "@chakra-ui/react";
import { type CsvColumns, findColumns } from "domain/imports/validate-csv";
import { readHeader } from "kit/csv/parse-csv";
import { type ReactNode, useMemo, useRef, useState } from "react";
import {
  FIELDS,
  forgetColumns,
  rememberColumns,
  rememberedColumns,
} from "../file/column-choice.ts";
import { suggestColumns } from "../file/suggest-columns.ts";
import { messages } from "../shared/messages.ts";
import type { ImportForm, Stage } from "../validation/import-state.ts";
import { ColumnsForm, columnName } from "./columns-form.tsx";

const words = messages.columnChoice;

interface ColumnsNoteProps {
  readonly form: ImportForm;
  readonly stage: Stage;
  /** The options are those of a job. */
  readonly isFixed: boolean;
  readonly edit: (change: Partial<ImportForm>) => void;
  readonly onChosen: () => void;
}

export function ColumnsNote(props: ColumnsNoteProps) {
  const { source } = props.form;
  const header = useMemo(() => readHeader(source.text), [source.text]);
  const isTyping = source.kind === "pasted" && props.stage.step === "text";
  if (isTyping || header.length < 2) return null;
  return <Columns key={JSON.stringify(header)} header={header} {...props} />;
}

function Columns({
  header,
  form,
  isFixed,
  edit,
  onChosen,
}: ColumnsNoteProps & { readonly header: readonly string[] }) {
  const [isChoosing, setChoosing] = useState(false);
  const returnsFocus = useRef(false);
  const remembered = rememberedColumns(header);
  const own = findColumns(header);
  const suggested = suggestColumns(header);
  const columns = remembered ?? own;
  const needsChoice = columns.title === undefined || columns.content === undefined;

  const use = (chosenColumns: CsvColumns) => {
    rememberColumns(header, chosenColumns);
    returnsFocus.current = true;
    setChoosing(false);
    onChosen();
  };
  if (needsChoice || isChoosing) {
    const onCancel = needsChoice
      ? undefined
      : () => {
          returnsFocus.current = true;
          setChoosing(false);
        };
    return (
      <ColumnsForm
        header={header}
        columns={remembered ?? suggested}
        onUse={use}
        onCancel={onCancel}
      />
    );
  }
  const change = (text: string) => (
    <Button
      ref={(button) => {
        if (button && returnsFocus.current) button.focus();
        returnsFocus.current = false;
      }}
      {...SMALL}
      onClick={() => setChoosing(true)}
    >
      {text}
    </Button>
  );
  const offersDates = form.date_mode === "random" || !form.has_chosen_dates;
  const similar = FIELDS.filter((field) => columns[field] !== suggested[field]);
  const usedColumns = new Set(Object.values(columns));
  const ignored = header.flatMap((_, at) =>
    usedColumns.has(at) ? [] : [`“${columnName(header, at)}”`],
  );
  return (
    <Flex direction="column" gap="2">
      {remembered ? (
        <Note text={words.remembered(pairs(header, remembered))}>
          {change(words.change)}
          <Button
            {...SMALL}
            onClick={() => {
              forgetColumns(header);
              onChosen();
            }}
          >
            {words.forget}
          </Button>
        </Note>
      ) : null}
      {!remembered && similar.length > 0 ? (
        <Note text={words.similar(pairs(header, suggested, similar))}>
          <Button {...SMALL} onClick={() => use(suggested)}>
            {words.useSimilar}
          </Button>
          {change(words.choose)}
        </Note>
      ) : null}
      {!remembered && similar.length === 0 && ignored.length > 0 ? (
        <Note text={words.ignored(ignored.join(", "))}>{change(words.choose)}</Note>
      ) : null}
      {columns.date !== undefined && offersDates && !isFixed ? (
        <Note text={words.date(columnName(header, columns.date))}>
          <Button
            {...SMALL}
            onClick={() => {
              edit({ date_mode: "column" });
              onChosen();
            }}
          >
            {words.useDate}
          </Button>
        </Note>
      ) : null}
    </Flex>
  );
}

const SMALL = { size: "sm", variant: "outline", colorPalette: "gray" } as const;

function Note({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Flex gap="3" align="center" wrap="wrap" borderWidth="1px" borderRadius="l2" px="4" py="2">
      <Text flex="1 1 16rem" minW="0" overflowWrap="anywhere">
        {text}
      </Text>
      <Flex gap="2" wrap="wrap">
        {children}
      </Flex>
    </Flex>
  );
}

function pairs(
  header: readonly string[],
  columns: CsvColumns,
  fields: readonly (typeof FIELDS)[number][] = FIELDS,
): string {
  return fields
    .flatMap((field) => {
      const position = columns[field];
      if (position === undefined) return [];
      return [words.pair(words.fields[field], columnName(header, position))];
    })
    .join(", ");
}

import { Box, Button, Field, Flex, Grid, NativeSelect, Text } from "@chakra-ui/react";
import type { CsvColumns } from "domain/imports/validate-csv";
import { useState } from "react";
import { FIELDS } from "../file/column-choice.ts";
import { messages } from "../shared/messages.ts";

const words = messages.columnChoice;

interface ColumnsFormProps {
  readonly header: readonly string[];
  /** The columns that are chosen at first. */
  readonly columns: CsvColumns;
  readonly onUse: (columns: CsvColumns) => void;
  /** Undefined where a choice is needed. */
  readonly onCancel: (() => void) | undefined;
}

export function ColumnsForm({ header, columns: first, onUse, onCancel }: ColumnsFormProps) {
  const [columns, setColumns] = useState(first);
  const [problem, setProblem] = useState<string>();
  const use = () => {
    const found = findProblem(header, columns);
    setProblem(found);
    if (!found) onUse(columns);
  };
  return (
    <Box as="fieldset" borderWidth="1px" borderRadius="l2" p="4" minW="0">
      <Text as="legend" fontWeight="550" px="1">
        {words.form}
      </Text>
      <Text color="fg.muted" mb="4">
        {words.formText}
      </Text>
      <Grid gap="4" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}>
        {FIELDS.map((field) => (
          <Field.Root key={field} required={field === "title" || field === "content"}>
            <Field.Label>
              {words.fields[field]} <Field.RequiredIndicator />
            </Field.Label>
            <NativeSelect.Root size="sm">
              <NativeSelect.Field
                value={columns[field] ?? ""}
                onChange={({ target: { value } }) => {
                  const { [field]: _, ...others } = columns;
                  setColumns(value === "" ? others : { ...others, [field]: Number(value) });
                }}
              >
                <option value="">{words.none}</option>
                {header.map((_, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: headers may repeat, and keep their place.
                  <option key={position} value={position}>
                    {columnName(header, position)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        ))}
      </Grid>
      {problem ? (
        <Text role="alert" mt="3" color="fg.error">
          {problem}
        </Text>
      ) : null}
      <Flex gap="3" mt="4" wrap="wrap">
        <Button size="sm" onClick={use}>
          {words.use}
        </Button>
        {onCancel ? (
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </Flex>
    </Box>
  );
}

export function columnName(header: readonly string[], position: number): string {
  return header[position]?.trim() || words.unnamed(position);
}

function findProblem(header: readonly string[], columns: CsvColumns): string | undefined {
  if (columns.title === undefined || columns.content === undefined) return words.required;
  const chosenColumns = Object.values(columns);
  const twice = chosenColumns.find((position, at) => chosenColumns.indexOf(position) !== at);
  return twice === undefined ? undefined : words.twice(columnName(header, twice));
}

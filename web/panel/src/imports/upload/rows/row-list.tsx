import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { messages } from "../shared/messages.ts";
import type { CsvRow } from "./csv-rows.ts";

const words = messages.rows;

export interface ListedRow extends CsvRow {
  /** Below the header, from 0, without empty rows. */
  readonly index: number;
  readonly title: string;
  readonly rejected: readonly string[];
  readonly remarks: readonly string[];
}

interface RowListProps {
  readonly rows: readonly ListedRow[];
  readonly onEdit: (row: ListedRow) => void;
}

export function RowList({ rows, onEdit }: RowListProps) {
  return (
    <Box as="ul" listStyleType="none">
      {rows.map((row) => (
        <Flex
          as="li"
          key={row.index}
          align="center"
          gap="4"
          px="5"
          py="2.5"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: "0" }}
        >
          <Box flex="1" minW="0">
            <Text textStyle="caption" color="fg.muted">
              {messages.line(row.line)}
            </Text>
            <Text fontWeight="550" truncate lang="es">
              {row.title}
            </Text>
            {row.rejected.length > 0 ? (
              <Text color="fg.error">{words.leftOut(row.rejected.join(", "))}</Text>
            ) : null}
            {row.remarks.map((remark) => (
              <Text key={remark} color="fg.muted" textStyle="caption" overflowWrap="anywhere">
                {`· ${remark}`}
              </Text>
            ))}
          </Box>
          <Button
            id={editButtonId(row.index)}
            size="sm"
            variant="outline"
            colorPalette="gray"
            flex="none"
            aria-label={words.editRow(messages.line(row.line), row.title)}
            onClick={() => onEdit(row)}
          >
            {words.edit}
          </Button>
        </Flex>
      ))}
    </Box>
  );
}

export function editButtonId(index: number): string {
  return `edit-row-${index}`;
}

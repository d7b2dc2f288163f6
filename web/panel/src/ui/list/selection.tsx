import { Checkbox, Flex, Grid, type GridProps, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { rowProps } from "./use-row-focus.ts";

const words = {
  all: "Select all shown",
  count: (count: number) => `${count} selected`,
  row: (title: string) => `Select “${title}”`,
};

interface SelectionBarProps {
  readonly label: string;
  readonly count: number;
  readonly isAll: boolean;
  readonly onSelectAll: (isOn: boolean) => void;
  /** What can be done with the selected rows, shown while there are some. */
  readonly children: ReactNode;
}

export function SelectionBar({ label, count, isAll, onSelectAll, children }: SelectionBarProps) {
  return (
    <Flex
      role="group"
      aria-label={label}
      align="center"
      gap="2"
      wrap="wrap"
      minH="12"
      px={{ base: "4", md: "5" }}
      py="1.5"
      borderBottomWidth="1px"
    >
      <Checkbox.Root
        size="sm"
        me="auto"
        checked={count > 0 && !isAll ? "indeterminate" : isAll}
        onCheckedChange={({ checked }) => onSelectAll(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label color="fg.muted">{words.all}</Checkbox.Label>
      </Checkbox.Root>
      {count === 0 ? null : (
        <>
          <Text role="status" fontWeight="560">
            {words.count(count)}
          </Text>
          {children}
        </>
      )}
    </Flex>
  );
}

interface SelectableRowProps extends Omit<GridProps, "onSelect" | "id"> {
  readonly rowId: string;
  /** What the row is about, for the name of its box. */
  readonly rowTitle: string;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
}

/** A row of a list with a box in its first column. */
export function SelectableRow(props: SelectableRowProps) {
  const { rowId, rowTitle, selected, onSelect, children, ...grid } = props;
  return (
    <Grid
      as="li"
      {...rowProps(rowId)}
      gap={{ base: "3", md: "4" }}
      alignItems="center"
      px={{ base: "4", md: "5" }}
      py="2.5"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: "0" }}
      _hover={{ bg: "bg.subtle" }}
      bg={selected ? "bg.subtle" : undefined}
      {...grid}
    >
      <Checkbox.Root
        size="sm"
        checked={selected}
        onCheckedChange={({ checked }) => onSelect(checked === true)}
      >
        <Checkbox.HiddenInput aria-label={words.row(rowTitle)} />
        <Checkbox.Control />
      </Checkbox.Root>
      {children}
    </Grid>
  );
}

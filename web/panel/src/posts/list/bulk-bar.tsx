import { Button, Checkbox, Flex, Text } from "@chakra-ui/react";
import { messages } from "./messages.ts";

const words = messages.bulk;

interface BulkBarProps {
  readonly selected: number;
  readonly isAll: boolean;
  readonly onSelectAll: (all: boolean) => void;
  readonly onPublish: (published: boolean) => void;
  readonly onDelete: () => void;
}

export function BulkBar({ selected, isAll, onSelectAll, onPublish, onDelete }: BulkBarProps) {
  const state = selected > 0 && !isAll ? "indeterminate" : isAll;
  return (
    <Flex
      role="group"
      aria-label={words.label}
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
        checked={state}
        onCheckedChange={({ checked }) => onSelectAll(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label color="fg.muted">{words.all}</Checkbox.Label>
      </Checkbox.Root>
      {selected === 0 ? null : (
        <>
          <Text role="status" fontWeight="560">
            {words.selected(selected)}
          </Text>
          <Button variant="outline" onClick={() => onPublish(true)}>
            {words.publish}
          </Button>
          <Button variant="outline" onClick={() => onPublish(false)}>
            {words.unpublish}
          </Button>
          <Button variant="outline" color="fg.error" onClick={onDelete}>
            {words.delete}
          </Button>
        </>
      )}
    </Flex>
  );
}

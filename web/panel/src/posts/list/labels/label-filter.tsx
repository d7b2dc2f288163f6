import { Button, Flex, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { messages } from "../messages.ts";

interface LabelFilterProps {
  readonly label: string;
  readonly onClear: () => void;
}

export function LabelFilter({ label, onClear }: LabelFilterProps) {
  return (
    <Flex gap="3" wrap="wrap" align="center" px="5" py="2.5" borderBottomWidth="1px" bg="bg.subtle">
      <Text me="auto" overflowWrap="anywhere">
        {messages.labels.filtered(label)}
      </Text>
      <Button size="sm" variant="outline" onClick={onClear}>
        <X aria-hidden="true" size={16} /> {messages.labels.all}
      </Button>
    </Flex>
  );
}

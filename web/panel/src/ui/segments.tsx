import { SegmentGroup } from "@chakra-ui/react";

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
}

export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <SegmentGroup.Root
      size="sm"
      aria-label={label}
      // Scrolls on the smallest phones.
      minW="0"
      maxW="full"
      overflowX="auto"
      value={value}
      onValueChange={(change) => {
        const chosenOption = options.find(([option]) => option === change.value);
        if (chosenOption) onChange(chosenOption[0]);
      }}
    >
      <SegmentGroup.Indicator bg="bg" />
      {options.map(([option, text]) => (
        <SegmentGroup.Item key={option} value={option} px={{ base: "2", sm: "3" }}>
          <SegmentGroup.ItemText whiteSpace="nowrap">{text}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}

import { NativeSelect } from "@chakra-ui/react";

interface PanelSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  /** Language of the options, if not English. */
  readonly lang?: string;
  readonly onChange: (value: Value) => void;
}

export function PanelSelect<Value extends string>(props: PanelSelectProps<Value>) {
  const { label, value, options, lang, onChange } = props;
  return (
    <NativeSelect.Root w={{ base: "full", sm: "auto" }} flex="none">
      <NativeSelect.Field
        aria-label={label}
        value={value}
        {...(lang === undefined ? {} : { lang })}
        onChange={(event) => {
          const chosenOption = options.find(([value]) => value === event.currentTarget.value);
          if (chosenOption) onChange(chosenOption[0]);
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

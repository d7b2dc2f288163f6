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
          const chosen = options.find(([one]) => one === event.currentTarget.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

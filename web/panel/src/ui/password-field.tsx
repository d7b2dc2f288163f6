import { Field, Flex, IconButton, Input, InputGroup } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: "current-password" | "new-password";
  readonly label?: string;
  /** At the end of the label's line. */
  readonly labelEnd?: ReactNode;
  readonly isLarge?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** Allows pasting and password managers (WCAG 3.3.8). */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, autoComplete, isLarge = false, hint, error } = props;
  const { label = "Password", labelEnd } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <Field.Root invalid={error !== undefined}>
      <Flex w="full" align="baseline" justify="space-between" gap="3">
        <Field.Label>{label}</Field.Label>
        {labelEnd}
      </Flex>
      <InputGroup
        endElementProps={{ paddingInline: "1" }}
        endElement={
          <IconButton
            size={isLarge ? "sm" : "xs"}
            variant="ghost"
            aria-label="Show password"
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        }
      >
        <Input
          {...(isLarge ? { h: "11", fontSize: "md" } : {})}
          pe="12"
          type={isShown ? "text" : "password"}
          name="password"
          autoComplete={autoComplete}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </InputGroup>
      {hint === undefined ? null : <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

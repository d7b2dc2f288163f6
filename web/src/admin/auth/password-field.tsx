import { Field, IconButton, Input, InputGroup } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { messages } from "./messages.ts";

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** Tells password managers whether to fill one in or to make one. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password that can be shown; pasting and password managers work (WCAG 3.3.8). */
export function PasswordField({ value, onChange, error, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{messages.password}</Field.Label>
      <InputGroup
        endElementProps={{ paddingInline: "1" }}
        endElement={
          <IconButton
            size="sm"
            variant="ghost"
            color="fg.muted"
            aria-label={messages.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </IconButton>
        }
      >
        <Input
          h="11"
          fontSize="md"
          pe="12"
          type={shown ? "text" : "password"}
          name="password"
          autoComplete={autoComplete}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </InputGroup>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

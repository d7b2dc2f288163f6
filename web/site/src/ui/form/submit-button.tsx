import { chakra } from "@chakra-ui/react";
import { Button } from "./controls.ts";
import { SpinnerIcon } from "./form-icons.tsx";
import { messages } from "./messages.ts";

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly label: string;
}

export function SubmitButton({ busy, label }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      width="100%"
      aria-disabled={busy || undefined}
      css={{ "@media (scripting: none)": { display: "none" } }}
    >
      {busy ? (
        <>
          <chakra.span data-spinner="" display="flex" animation="spin 0.8s linear infinite">
            <SpinnerIcon size={18} />
          </chakra.span>
          {messages.sending}
        </>
      ) : (
        label
      )}
    </Button>
  );
}

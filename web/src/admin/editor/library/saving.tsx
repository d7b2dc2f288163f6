import { Alert, Button, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { notify } from "#ui/panel/toasts/toaster.tsx";
import { failureText, logFailure } from "#ui/panel/use-action.ts";
import { messages } from "./messages.ts";

type Saving =
  | { readonly at: "idle" | "saving" | "saved" }
  | { readonly at: "failed"; readonly reason: string };

/** A failure is a toast when the component is gone. A second save meanwhile does nothing. */
export function useSaving(failure: string, work: () => Promise<void>) {
  const [saving, setSaving] = useState<Saving>({ at: "idle" });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function save(): Promise<void> {
    if (saving.at === "saving") return;
    setSaving({ at: "saving" });
    try {
      await work();
      setSaving({ at: "saved" });
    } catch (error) {
      logFailure(error);
      const reason = failureText(error, messages.retryLater);
      setSaving({ at: "failed", reason });
      if (isGone.current) notify.error(failure, reason);
    }
  }
  return { saving, save, forget: () => setSaving({ at: "idle" }) };
}

interface SavingFailureProps {
  readonly title: string;
  readonly saving: Saving;
  readonly onRetry: () => void;
}

export function SavingFailure({ title, saving, onRetry }: SavingFailureProps) {
  if (saving.at !== "failed") return null;
  return (
    <Alert.Root status="error" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>{saving.reason}</Alert.Description>
      </Alert.Content>
      <Button size="sm" variant="outline" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </Alert.Root>
  );
}

export function SavingStatus({ saving: { at } }: { readonly saving: Saving }) {
  return (
    <Text role="status" textStyle="caption" color="fg.muted">
      {at === "saving" || at === "saved" ? messages[at] : null}
    </Text>
  );
}

import { Alert, Button, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { notify } from "#ui/toasts/toaster.tsx";
import { failureText, logFailure } from "#ui/use-action.ts";
import { messages } from "./messages.ts";

type Saving =
  | { readonly at: "idle" | "saving" | "saved" }
  | { readonly at: "failed"; readonly reason: string };

interface SavingOptions<T> {
  /** The title of the toast after a failure. */
  readonly failure: string;
  readonly value: T;
  readonly stored: T;
  readonly isSame: (value: T, otherValue: T) => boolean;
  readonly send: (value: T) => Promise<void>;
}

/**
 * `leave` saves what is unsaved. It is also called when the component goes, because React reports no blur of a removed
 * field. What changes during a save is saved after it. A failure is a toast when the component is gone.
 */
export function useSaving<T>({ failure, value, stored, isSame, send }: SavingOptions<T>) {
  const [saving, setSaving] = useState<Saving>({ at: "idle" });
  const latest = useRef({ value, stored });
  const sent = useRef(stored);
  const isSaving = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    latest.current = { value, stored };
  });

  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setSaving({ at: "saving" });
    try {
      do {
        const next = latest.current.value;
        await send(next);
        sent.current = next;
      } while (!isSame(sent.current, latest.current.value));
      setSaving({ at: "saved" });
    } catch (error) {
      logFailure(error);
      const reason = failureText(error, messages.retryLater);
      setSaving({ at: "failed", reason });
      if (isGone.current) notify.error(failure, reason);
    } finally {
      isSaving.current = false;
    }
  }
  function leave(): void {
    const now = latest.current;
    if (!isSame(now.value, now.stored) && !isSame(now.value, sent.current)) void save();
  }
  const onGone = useRef(leave);
  useEffect(() => {
    onGone.current = leave;
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      onGone.current();
    };
  }, []);
  return { saving, save, leave, forget: () => setSaving({ at: "idle" }) };
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

import { Button, chakra, Flex } from "@chakra-ui/react";
import { isHttpsUrl } from "domain/posts/claim-record";
import { limits } from "domain/shared/limits";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { messages } from "../shared/messages.ts";
import { type Evidence, optional } from "./claim-state.ts";
import { SideField } from "./side-field.tsx";

const words = messages.claims;

interface EvidenceFormProps {
  readonly evidence: Evidence;
  readonly onApply: (evidence: Evidence) => void;
  readonly onCancel: () => void;
}

export function EvidenceForm({ evidence, onApply, onCancel }: EvidenceFormProps) {
  const [note, setNote] = useState(evidence.note ?? "");
  const [url, setUrl] = useState(evidence.url ?? "");
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  const next = optional({ note: note.trim(), url: url.trim() });
  const isLong = note.trim().length > limits.claimNote;
  const isBad = next.url !== undefined && !isHttpsUrl(next.url);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (!isLong && !isBad) onApply(next);
  }
  return (
    <chakra.form
      ref={form}
      noValidate
      display="flex"
      flexDirection="column"
      gap="3"
      py="2"
      color="fg"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <SideField
        label={words.noteLabel}
        rows={2}
        value={note}
        problem={isTried && isLong ? words.noteLong : undefined}
        onChange={setNote}
      />
      <SideField
        label={words.sheetLabel}
        type="url"
        value={url}
        problem={isTried && isBad ? words.sheetInvalid : undefined}
        onChange={setUrl}
      />
      <Flex gap="2">
        <Button type="submit" size="xs" variant="outline">
          {words.keepNote}
        </Button>
        <Button size="xs" variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Flex>
    </chakra.form>
  );
}

import { chakra, Field, Input } from "@chakra-ui/react";
import { limits } from "domain/shared/limits";
import { type FormEvent, useState } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { useAction } from "#ui/use-action.ts";
import { setDisplayName } from "./data/users.ts";
import { messages } from "./messages.ts";

const words = messages.name;

interface NameCardProps {
  readonly stored: string;
  readonly onSaved: () => void;
}

/** How the panel names the own account beside its address. */
export function NameCard({ stored, onSaved }: NameCardProps) {
  const [typed, setTyped] = useState<string>();
  const name = typed ?? stored;
  const [save, saving] = useAction(
    async () => {
      await setDisplayName(name);
      onSaved();
    },
    { success: words.saved, failure: words.failed },
  );
  const isChanged = name.trim() !== stored;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isChanged) void save();
  }
  return (
    <PanelCard title={words.title} ruled={false}>
      <chakra.form display="grid" gap="4" px="5" pb="5" onSubmit={submit}>
        <Field.Root>
          <Field.Label>{words.label}</Field.Label>
          <Input
            autoComplete="name"
            maxLength={limits.authorName}
            value={name}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Field.HelperText>{words.hint}</Field.HelperText>
        </Field.Root>
        <BusyButton
          type="submit"
          variant="outline"
          justifySelf="start"
          busy={saving}
          busyText={words.busy}
          inactive={!isChanged}
        >
          {words.save}
        </BusyButton>
      </chakra.form>
    </PanelCard>
  );
}

import { Field, Flex, Text, Textarea } from "@chakra-ui/react";
import { limits } from "domain/shared/limits";
import { describePicture, type LibraryPicture } from "#pictures/data/pictures.ts";
import { messages } from "./messages.ts";
import { SavingFailure, SavingStatus, useSaving } from "./saving.tsx";

interface PictureDescriptionProps {
  readonly picture: LibraryPicture;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

/** A description is saved when its field is left. */
export function PictureDescription({ picture, typed, onType }: PictureDescriptionProps) {
  const { id, alt = "" } = picture;
  const text = typed.replace(/\s+/g, " ").trim();
  const { saving, save, leave } = useSaving({
    ...{ failure: messages.notSaved, value: text, stored: alt, isSame: Object.is },
    send: (next) => describePicture(id, next),
  });

  function onLeave(): void {
    onType(text);
    leave();
  }
  return (
    <>
      <Field.Root>
        <Flex w="full" justify="space-between" gap="2">
          <Field.Label>{messages.description}</Field.Label>
          <Text textStyle="caption" color="fg.muted">
            {messages.length(typed.length)}
          </Text>
        </Flex>
        <Textarea
          lang="es"
          rows={3}
          maxLength={limits.title}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
        />
        <Field.HelperText>{messages.descriptionHint}</Field.HelperText>
        <SavingStatus saving={saving} />
      </Field.Root>
      <SavingFailure title={messages.notSaved} saving={saving} onRetry={() => void save()} />
    </>
  );
}

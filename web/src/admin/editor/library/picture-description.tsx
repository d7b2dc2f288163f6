import { Alert, Box, Button, Field, Flex, Text, Textarea } from "@chakra-ui/react";
import { pictureUrl } from "functions/domain/pictures/picture-address";
import { limits } from "functions/domain/shared/limits";
import { useState } from "react";
import { describePicture, type LibraryPicture } from "#data/pictures/pictures.ts";
import { failureText, logFailure } from "#ui/panel/use-action.ts";
import { messages } from "./messages.ts";

interface PictureDescriptionProps {
  readonly picture: LibraryPicture;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

/** A description is saved when its field is left. */
export function PictureDescription({ picture, typed, onType }: PictureDescriptionProps) {
  const { id, alt = "", width, height } = picture;
  const [saving, setSaving] = useState<
    | { readonly at: "idle" | "saving" | "saved" }
    | { readonly at: "failed"; readonly reason: string }
  >({ at: "idle" });

  async function save(): Promise<void> {
    const text = typed.replace(/\s+/g, " ").trim();
    onType(text);
    if (text === alt || saving.at === "saving") return;
    setSaving({ at: "saving" });
    try {
      await describePicture(id, text);
      setSaving({ at: "saved" });
    } catch (error) {
      logFailure(error);
      setSaving({ at: "failed", reason: failureText(error, messages.retryLater) });
    }
  }
  return (
    <>
      <Box rounded="l2" overflow="hidden" bg="bg.muted">
        <img
          src={pictureUrl(id, picture)}
          alt={typed}
          width={width}
          height={height}
          style={{ maxWidth: "100%", height: "auto", maxHeight: "16rem", margin: "auto" }}
        />
      </Box>
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
          onBlur={() => void save()}
        />
        <Field.HelperText>{messages.descriptionHint}</Field.HelperText>
        <Text role="status" textStyle="caption" color="fg.muted">
          {saving.at === "saving" || saving.at === "saved" ? messages[saving.at] : null}
        </Text>
      </Field.Root>
      {saving.at === "failed" ? (
        <Alert.Root status="error" flexWrap="wrap">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{messages.notSaved}</Alert.Title>
            <Alert.Description>{saving.reason}</Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" onClick={() => void save()}>
            {messages.tryAgain}
          </Button>
        </Alert.Root>
      ) : null}
    </>
  );
}

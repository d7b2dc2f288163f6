import { Alert, Box, Button, chakra, Flex, Stack } from "@chakra-ui/react";
import { ImageUrlSchema } from "functions/domain/posts/post";
import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import * as v from "valibot";
import { failureText } from "#ui/panel/use-action.ts";
import { filesOf } from "../shared/files-of.ts";
import { messages } from "../shared/messages.ts";
import { messages as words } from "./messages.ts";
import { SideField } from "./side-field.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";

interface FeaturedImageProps {
  readonly address: string;
  readonly problem: string | undefined;
  readonly onChange: (address: string) => void;
}

/** The address of the picture, or a file that is chosen, dropped or pasted here. */
export function FeaturedImage({ address, problem, onChange }: FeaturedImageProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, upload, cancel } = usePictureUpload(onChange);
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const [file] = filesOf(data);
    if (!file) return;
    event.preventDefault();
    upload(file);
  };
  return (
    <Stack
      gap="3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <SideField
        label={messages.details.image}
        value={address}
        type="text"
        help={messages.details.imageHint}
        problem={problem}
        onChange={onChange}
      />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label={words.choose}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload(file);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
      {state.at === "uploading" ? (
        <Flex align="center" gap="3">
          <chakra.label flex="1" textStyle="caption" minW="0" overflowWrap="anywhere">
            {state.share < 1 ? words.uploading(state.name) : words.preparing(state.name)}
            <chakra.progress
              value={state.share}
              w="full"
              css={{ accentColor: "{colors.brand.solid}" }}
            />
          </chakra.label>
          <Button size="sm" variant="outline" onClick={cancel}>
            {words.cancel}
          </Button>
        </Flex>
      ) : (
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </Button>
      )}
      {state.at === "failed" ? (
        <Alert.Root status="error" flexWrap="wrap">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{words.failed(state.file.name)}</Alert.Title>
            <Alert.Description>{failureText(state.error, words.tryAgain)}</Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" onClick={() => upload(state.file)}>
            {words.retry}
          </Button>
        </Alert.Root>
      ) : null}
      <ImagePreview key={address.trim()} address={address.trim()} />
    </Stack>
  );
}

function ImagePreview({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState(false);
  if (failed || !v.is(ImageUrlSchema, address)) return null;
  return (
    <Box rounded="l2" overflow="hidden" bg="bg.muted" aspectRatio="16 / 9">
      <img
        src={address}
        alt={messages.details.imagePreview}
        referrerPolicy="no-referrer"
        style={{ width: "100%", height: "100%", objectFit: "cover" }}
        onError={() => setFailed(true)}
      />
    </Box>
  );
}

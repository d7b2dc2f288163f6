import { Box, Stack } from "@chakra-ui/react";
import { objectPosition, storedPictureAt } from "domain/pictures/picture-address";
import { ImageUrlSchema } from "domain/posts/post";
import { type ClipboardEvent, type DragEvent, useEffect, useState } from "react";
import * as v from "valibot";
import { isForeignPicture } from "#lib/foreign-picture.ts";
import { ChoosePictures } from "../shared/choose-pictures.tsx";
import { getFiles } from "../shared/get-files.ts";
import { LateCopyPictures } from "../shared/late-copy-pictures.tsx";
import { messages } from "../shared/messages.ts";
import { messages as words } from "../shared/upload-messages.ts";
import { UploadFailure, UploadProgress } from "../shared/upload-status.tsx";
import { usePictureUpload } from "../shared/use-picture-upload.ts";
import { SideField } from "./side-field.tsx";

interface FeaturedImageProps {
  readonly address: string;
  readonly problem: string | undefined;
  readonly onChange: (address: string) => void;
  /** While a file is uploaded or copied. */
  readonly onPending: (isPending: boolean) => void;
}

/** The address of the picture, or a file that is chosen, dropped or pasted here. */
export function FeaturedImage({ address, problem, onChange, onPending }: FeaturedImageProps) {
  const { state, upload, cancel } = usePictureUpload(onChange);
  const [isCopying, setIsCopying] = useState(false);
  const isPending = isCopying || state.at === "uploading";
  useEffect(() => {
    onPending(isPending);
    return () => onPending(false);
  }, [isPending, onPending]);
  const picture = address.trim();
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const [file] = getFiles(data);
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
      {state.at === "uploading" ? (
        <UploadProgress name={state.name} share={state.share} onCancel={cancel} />
      ) : (
        <ChoosePictures
          label={words.choose}
          alignSelf="start"
          onChoose={([file]) => file && upload(file)}
        />
      )}
      {state.at === "failed" ? (
        <UploadFailure
          name={state.file.name}
          error={state.error}
          onRetry={() => upload(state.file)}
        />
      ) : null}
      {isForeignPicture(picture) && v.is(ImageUrlSchema, picture) ? (
        <LateCopyPictures
          key={`copy ${picture}`}
          addresses={[picture]}
          onCopied={(_, copy) => onChange(copy)}
          onRunning={setIsCopying}
        />
      ) : null}
      <ImagePreview key={picture} address={picture} />
    </Stack>
  );
}

function ImagePreview({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState(false);
  if (failed || !v.is(ImageUrlSchema, address)) return null;
  const focus = storedPictureAt(address)?.focus;
  return (
    <Box rounded="l2" overflow="hidden" bg="bg.muted" aspectRatio="16 / 9">
      <img
        src={address}
        alt={messages.details.imagePreview}
        referrerPolicy="no-referrer"
        style={{
          ...{ width: "100%", height: "100%", objectFit: "cover" },
          ...(focus && { objectPosition: objectPosition(focus) }),
        }}
        onError={() => setFailed(true)}
      />
    </Box>
  );
}

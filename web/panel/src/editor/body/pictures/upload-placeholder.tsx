import { Box, Button } from "@chakra-ui/react";
import { useEffect, useEffectEvent } from "react";
import { UploadFailure, UploadProgress } from "../../shared/upload-status.tsx";
import { usePictureUpload } from "../../shared/use-picture-upload.ts";
import { messages } from "../messages.ts";
import type { Upload } from "./use-text-uploads.ts";

export interface UploadPlaceholderProps {
  readonly upload: Upload;
  readonly onUploaded: (src: string) => void;
  readonly onFailed: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

export function UploadPlaceholder(props: UploadPlaceholderProps) {
  const { file, status } = props.upload;
  const { state, upload } = usePictureUpload(props.onUploaded);
  const send = useEffectEvent(() => upload(file));
  const fail = useEffectEvent(props.onFailed);
  useEffect(() => {
    if (status === "running") send();
  }, [status]);
  useEffect(() => {
    if (state.at === "failed") fail();
  }, [state.at]);
  return (
    <Box
      role="group"
      aria-label={file.name}
      lang="en"
      my="3"
      p="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      rounded="l3"
      whiteSpace="normal"
    >
      {status === "failed" && state.at === "failed" ? (
        <UploadFailure name={file.name} error={state.error} onRetry={props.onRetry}>
          <Button size="sm" variant="outline" onClick={props.onRemove}>
            {messages.picture.remove}
          </Button>
        </UploadFailure>
      ) : (
        <UploadProgress
          name={file.name}
          share={state.at === "uploading" ? state.share : 0}
          onCancel={props.onRemove}
        />
      )}
    </Box>
  );
}

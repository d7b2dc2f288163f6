import { Button, Stack } from "@chakra-ui/react";
import { UploadFailure, UploadProgress } from "../shared/upload-status.tsx";
import { messages } from "./messages.ts";
import type { useUploads } from "./use-library-uploads.ts";

interface UploadListProps {
  readonly uploads: ReturnType<typeof useUploads>;
}

export function UploadList({ uploads: { uploads, retry, cancel } }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <Stack gap="2" mb="3">
      {uploads.map((upload) => {
        const { id, file, share, error } = upload;
        const onCancel = () => cancel(id);
        if (error === undefined)
          return <UploadProgress key={id} name={file.name} share={share} onCancel={onCancel} />;
        return (
          <UploadFailure key={id} name={file.name} error={error} onRetry={() => retry(upload)}>
            <Button size="sm" variant="outline" onClick={onCancel}>
              {messages.dismiss}
            </Button>
          </UploadFailure>
        );
      })}
    </Stack>
  );
}

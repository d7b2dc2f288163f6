import { Box, Flex, Text } from "@chakra-ui/react";
import type { SentFile } from "domain/contact/contact-file";
import type { StoredSubmission } from "domain/contact/submission";
import { formatFileSize } from "domain/shared/file-size";
import { downloadFile } from "kit/ui/download-file";
import { useId } from "react";
import { BusyButton } from "#ui/busy-button.tsx";
import { useAction } from "#ui/use-action.ts";
import { messages } from "../messages.ts";

const words = messages.files;

export function SentFiles({ submission: { id, files = [] } }: { submission: StoredSubmission }) {
  const title = useId();
  if (files.length === 0) return null;
  return (
    <Box mt="4" maxW="80ch">
      <Text id={title} fontSize="xs" color="fg.muted">
        {words.title}
      </Text>
      <Box as="ul" aria-labelledby={title} listStyleType="none">
        {files.map((file) => (
          <Row key={file.id} submission={id} file={file} />
        ))}
      </Box>
    </Box>
  );
}

function Row({ submission, file }: { readonly submission: string; readonly file: SentFile }) {
  const { id, name, type, bytes } = file;
  const [download, busy] = useAction(() => save(submission, file), { failure: words.failed });
  return (
    <Flex as="li" align="center" gap="3" py="2" borderBottomWidth="1px">
      <Box flex="1" minW="0">
        <Text fontWeight="500" overflowWrap="anywhere" id={id}>
          {name}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          {type.toUpperCase()} · {formatFileSize(bytes)}
        </Text>
      </Box>
      <BusyButton
        variant="outline"
        size="sm"
        flex="none"
        aria-describedby={id}
        busy={busy}
        busyText={words.downloading}
        onClick={download}
      >
        {words.download}
      </BusyButton>
    </Flex>
  );
}

async function save(submission: string, { id, name }: SentFile): Promise<void> {
  const { downloadSentFile } = await import("../data/download-sent-file.ts");
  downloadFile(name, await downloadSentFile(submission, id), "application/octet-stream");
}

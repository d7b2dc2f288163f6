import { Box, Stack } from "@chakra-ui/react";
import { formatFileSize } from "domain/shared/file-size";
import { adminDate } from "kit/lib/format/dates";
import { useCan } from "#accounts/data/use-can.ts";
import type { LibraryPicture } from "#pictures/data/pictures.ts";
import { messages } from "./messages.ts";
import { PictureDescription } from "./picture-description.tsx";
import { PictureFocus } from "./picture-focus.tsx";
import { DeletedPicture, PictureUses } from "./picture-uses.tsx";

interface PictureDetailsProps {
  readonly picture: LibraryPicture;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onDeleted: () => void;
  readonly onReplaced: (url: string) => void;
}

export function PictureDetails({ picture, typed, onType, ...uses }: PictureDetailsProps) {
  const { name, width, height, bytes, uploaded_at, deleted_at } = picture;
  const can = useCan();
  const facts = (
    <Box as="dl" textStyle="caption" css={{ "& dt": { color: "fg.muted" }, "& dd": { mb: "2" } }}>
      <dt>{messages.file}</dt>
      <Box as="dd" overflowWrap="anywhere">
        {name}
      </Box>
      <dt>{messages.size}</dt>
      <dd>{messages.formatSize(width, height, formatFileSize(bytes))}</dd>
      <dt>{messages.added}</dt>
      <dd>{adminDate(uploaded_at)}</dd>
    </Box>
  );
  return (
    <Stack gap="4">
      {deleted_at ? (
        <>
          {facts}
          {can("pictures.restore") ? <DeletedPicture picture={picture} /> : null}
        </>
      ) : (
        <>
          {can("pictures.focus") ? <PictureFocus picture={picture} alt={typed} /> : null}
          {can("pictures.describe") ? (
            <PictureDescription picture={picture} typed={typed} onType={onType} />
          ) : null}
          {facts}
          {can("pictures.delete") ? <PictureUses picture={picture} {...uses} /> : null}
        </>
      )}
    </Stack>
  );
}

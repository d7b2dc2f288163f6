import { Box, Button, chakra, Grid, Text } from "@chakra-ui/react";
import { pictureUrl } from "domain/pictures/picture-address";
import { formatFileSize } from "domain/shared/file-size";
import { useState } from "react";
import type { LibraryPicture } from "#pictures/data/pictures.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { messages } from "./messages.ts";

const PAGE = 24;

interface PictureGridProps {
  readonly pictures: readonly LibraryPicture[];
  readonly selected: string | undefined;
  readonly onSelect: (picture: LibraryPicture) => void;
  readonly onClear: () => void;
}

/** Radio buttons: one stop for the keyboard, and arrow keys choose. */
export function PictureGrid({ pictures, selected, onSelect, onClear }: PictureGridProps) {
  const [maxPictures, setMaxPictures] = useState(PAGE);
  if (pictures.length === 0)
    return (
      <EmptyState
        title={messages.noMatch}
        action={
          <Button variant="outline" size="sm" onClick={onClear}>
            {messages.clear}
          </Button>
        }
      />
    );
  return (
    <>
      <Grid
        role="radiogroup"
        aria-label={messages.title}
        gap="3"
        p="1"
        templateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))"
      >
        {pictures.slice(0, maxPictures).map((picture) => (
          <Tile
            key={picture.id}
            picture={picture}
            isSelected={picture.id === selected}
            onSelect={() => onSelect(picture)}
          />
        ))}
      </Grid>
      {pictures.length > maxPictures ? (
        <Button
          variant="outline"
          size="sm"
          my="3"
          onClick={() => setMaxPictures(maxPictures + PAGE)}
        >
          {messages.more}
        </Button>
      ) : null}
    </>
  );
}

interface TileProps {
  readonly picture: LibraryPicture;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function Tile({ picture, isSelected, onSelect }: TileProps) {
  const { id, name, alt, width, height, bytes, color, deleted_at } = picture;
  return (
    <chakra.label
      position="relative"
      cursor="pointer"
      minW="0"
      rounded="l2"
      borderWidth="2px"
      borderColor={isSelected ? "brand.solid" : "border"}
      overflow="hidden"
      _focusWithin={{ outline: "2px solid {colors.brand.solid}", outlineOffset: "2px" }}
    >
      <chakra.input type="radio" name="picture" srOnly checked={isSelected} onChange={onSelect} />
      <Box aspectRatio="4 / 3" style={{ background: color }}>
        {deleted_at ? null : (
          <img
            src={pictureUrl(id, picture).replace(/800\.webp$/, "400.webp")}
            alt=""
            width="320"
            height="240"
            loading="lazy"
            decoding="async"
            style={{ width: "100%", height: "100%", objectFit: "cover" }}
          />
        )}
      </Box>
      <Box px="2" py="1.5">
        <Text fontSize="sm" truncate title={name}>
          {name}
        </Text>
        {alt ? (
          <Text textStyle="caption" color="fg.muted">
            {messages.formatSize(width, height, formatFileSize(bytes))}
          </Text>
        ) : (
          <Text textStyle="caption" color="fg.warning">
            {messages.noDescription}
          </Text>
        )}
      </Box>
    </chakra.label>
  );
}

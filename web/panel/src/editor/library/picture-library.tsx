import { Box, Button, Flex, Input, Text } from "@chakra-ui/react";
import { pictureUrl } from "domain/pictures/picture-address";
import { formatFileSize } from "domain/shared/file-size";
import { Images } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";
import { useCan } from "#accounts/data/use-can.ts";
import { type LibraryPicture, MAX_PICTURES, usePictures } from "#pictures/data/pictures.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { PanelSelect } from "#ui/select.tsx";
import { ChoosePictures } from "../shared/choose-pictures.tsx";
import { getFiles } from "../shared/get-files.ts";
import { findPictures, ORDERS, type PictureFilter, SHOWS, USE_SHOWS } from "./find-pictures.ts";
import { messages } from "./messages.ts";
import { PictureDetails } from "./picture-details.tsx";
import { PictureGrid } from "./picture-grid.tsx";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-library-uploads.ts";
import { useUsedIds } from "./use-used-ids.ts";

const SHOW_OPTIONS = SHOWS.map((show) => [show, messages.shown[show]] as const);
/** For those who may not read the posts in which pictures are used. */
const SHOW_OPTIONS_WITHOUT_USES = SHOW_OPTIONS.filter(([show]) => !USE_SHOWS.includes(show));
const ORDER_OPTIONS = ORDERS.map((order) => [order, messages.orders[order]] as const);
const START: PictureFilter = { search: "", show: "all", order: "newest" };

export interface ChosenPicture {
  readonly url: string;
  readonly alt: string;
}

export interface PictureLibraryProps {
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onClose: () => void;
}

const toUrl = (picture: LibraryPicture) => pictureUrl(picture.id, picture);

/** A dialog over the editor. */
export function PictureLibrary({ onChoose, onClose }: PictureLibraryProps) {
  const live = usePictures();
  const [filter, setFilter] = useState(START);
  const [selected, setSelected] = useState<string | null>(null);
  const [showsDetails, setShowsDetails] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const details = useRef<HTMLDivElement>(null);
  const uploads = useUploads((url) => {
    // A field in use stays.
    if (!details.current?.contains(document.activeElement)) setSelected(url);
  });
  const change = (part: Partial<PictureFilter>) => setFilter({ ...filter, ...part });
  const all = live.state === "ready" ? live.data : [];
  const currentPictures = all.filter((libraryPicture) => libraryPicture.deleted_at === undefined);
  const picture = all.find((libraryPicture) => toUrl(libraryPicture) === selected);
  const usable = picture?.deleted_at === undefined ? picture : undefined;
  const usedIds = useUsedIds(USE_SHOWS.includes(filter.show));
  const readsUses = useCan()("posts.readAll");
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = getFiles(data);
    if (files.length === 0) return;
    event.preventDefault();
    uploads.add(files);
  };
  const alt = picture ? (typed[picture.id] ?? picture.alt ?? "") : "";
  const total = currentPictures.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <PanelDialog
      open
      size="cover"
      scrollBehavior="inside"
      hasCloseButton
      title={messages.title}
      onClose={onClose}
      bodyProps={{ display: "flex", flexDirection: "column", gap: "3", minH: "0" }}
      footer={
        <>
          <Text textStyle="caption" color="fg.muted" me={{ sm: "auto" }}>
            {messages.total(currentPictures.length, formatFileSize(total))}
          </Text>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            hideFrom="lg"
            variant="outline"
            disabled={!picture}
            onClick={() => setShowsDetails(!showsDetails)}
          >
            {showsDetails ? messages.back : messages.details}
          </Button>
          <Button
            disabled={!usable}
            onClick={() => usable && onChoose({ url: toUrl(usable), alt })}
          >
            {messages.use}
          </Button>
        </>
      }
    >
      <Flex gap="2" wrap="wrap" display={{ base: showsDetails ? "none" : "flex", lg: "flex" }}>
        <Input
          type="search"
          aria-label={messages.search}
          placeholder={messages.searchExample}
          flex="1 1 12rem"
          w="auto"
          value={filter.search}
          onChange={({ target }) => change({ search: target.value })}
        />
        <PanelSelect
          label={messages.show}
          value={filter.show}
          options={readsUses ? SHOW_OPTIONS : SHOW_OPTIONS_WITHOUT_USES}
          onChange={(show) => change({ show })}
        />
        <PanelSelect
          label={messages.order}
          value={filter.order}
          options={ORDER_OPTIONS}
          onChange={(order) => change({ order })}
        />
        <ChoosePictures label={messages.upload} multiple size="md" onChoose={uploads.add} />
      </Flex>
      <Flex
        flex="1"
        minH="0"
        gap="5"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => take(event, event.dataTransfer)}
        onPaste={(event) => take(event, event.clipboardData)}
      >
        <Box
          flex="1"
          minW="0"
          overflowY="auto"
          display={{ base: showsDetails ? "none" : "block", lg: "block" }}
        >
          <UploadList uploads={uploads} />
          <PanelList
            list={usedIds.pending ?? live}
            loading={messages.loading}
            failure={messages.failed}
            empty={
              <EmptyState icon={<Images />} title={messages.empty} text={messages.emptyText} />
            }
          >
            {(pictures) => (
              <PictureGrid
                pictures={findPictures(pictures, filter, usedIds.ids)}
                selected={picture?.id}
                onSelect={(libraryPicture) => setSelected(toUrl(libraryPicture))}
                onClear={() => setFilter({ ...START, order: filter.order })}
              />
            )}
          </PanelList>
          {all.length === MAX_PICTURES ? (
            <Text textStyle="caption" color="fg.muted">
              {messages.newest(MAX_PICTURES)}
            </Text>
          ) : null}
        </Box>
        <Box
          as="aside"
          ref={details}
          aria-label={messages.selected}
          flex={{ base: "1", lg: "0 0 20rem" }}
          minW="0"
          overflowY="auto"
          display={{ base: showsDetails ? "block" : "none", lg: "block" }}
        >
          {picture ? (
            <PictureDetails
              key={picture.id}
              picture={picture}
              typed={alt}
              onType={(text) => setTyped({ ...typed, [picture.id]: text })}
              onReplaced={setSelected}
              onDeleted={() => {
                setSelected(null);
                setShowsDetails(false);
              }}
            />
          ) : (
            <Text color="fg.muted">{messages.nothingSelected}</Text>
          )}
        </Box>
      </Flex>
    </PanelDialog>
  );
}

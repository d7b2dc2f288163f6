import { Alert, Box, Button, Grid, Progress, Text } from "@chakra-ui/react";
import { pictureUrl, storedPictureAt } from "domain/pictures/picture-address";
import { storedPictureId } from "domain/pictures/picture-focus";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { MAX_USES } from "#pictures/data/picture-posts.ts";
import { type LibraryPicture, replacePicture } from "#pictures/data/pictures.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { notify } from "#ui/toasts/toaster.tsx";
import { failureText, logFailure } from "#ui/use-action.ts";
import { UploadFailure, UploadProgress } from "../shared/upload-status.tsx";
import type { UploadState } from "../shared/use-picture-upload.ts";
import { messages } from "./messages.ts";

export interface ReplaceDialogProps {
  readonly picture: LibraryPicture;
  /** How many show the picture. */
  readonly posts: number;
  /** Of the new picture; null until it is stored. */
  readonly url: string | null;
  readonly state: UploadState;
  readonly onRetry: (file: File) => void;
  readonly onClose: () => void;
  readonly onReplaced: (url: string) => void;
}

/** Shows both files, then replaces post by post. */
export function ReplaceDialog({ picture, posts, url, onClose, ...props }: ReplaceDialogProps) {
  const [total] = useState(posts);
  const [done, setDone] = useState(0);
  const [run, setRun] = useState<"ready" | "running" | "stopped" | { readonly error: unknown }>(
    "ready",
  );
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const by = url === null ? undefined : storedPictureId(url);
  const isSame = by === picture.id;
  const isRunning = run === "running";

  async function start(): Promise<void> {
    if (url === null || by === undefined || isSame || isRunning) return;
    const current = new AbortController();
    running.current = current;
    setRun("running");
    try {
      const onPost = (count: number) => setDone(done + count);
      if (!(await replacePicture(picture.id, by, onPost, current.signal))) return;
      notify.success(messages.replaced, messages.replacedText);
      props.onReplaced(url);
    } catch (error) {
      logFailure(error);
      if (!current.signal.aborted) setRun({ error });
    }
  }
  function stop(): void {
    running.current?.abort();
    setRun("stopped");
  }

  return (
    <PanelDialog
      open
      role="alertdialog"
      scrollBehavior="inside"
      title={messages.replaceTitle}
      closeOnInteractOutside={false}
      onClose={isRunning ? stop : onClose}
      footer={
        <>
          <Button data-autofocus variant="outline" onClick={isRunning ? stop : onClose}>
            {isRunning ? messages.stop : done > 0 ? messages.close : messages.cancel}
          </Button>
          <BusyButton
            busy={isRunning}
            busyText={messages.replacing}
            inactive={by === undefined || isSame}
            onClick={() => void start()}
          >
            {run === "ready" ? messages.replace : messages.goOn}
          </BusyButton>
        </>
      }
    >
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4" mb="4">
        <FileFigure title={messages.now} url={pictureUrl(picture.id, picture)}>
          {picture.name}
        </FileFigure>
        <FileFigure title={messages.new} url={url}>
          {isSame ? messages.same : null}
          <Upload {...props} onCancel={onClose} />
        </FileFigure>
      </Grid>
      <Text>{messages.replaceText(total, MAX_USES)}</Text>
      <Text mt="2">{`${messages.replaceKept} ${messages.replacedText}`}</Text>
      {run === "ready" ? null : (
        <Box mt="4">
          <Text role="status">{messages.progress(done, total, MAX_USES)}</Text>
          <Progress.Root size="xs" value={Math.min(done, total)} max={Math.max(total, 1)}>
            <Progress.Label srOnly>{messages.replacing}</Progress.Label>
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        </Box>
      )}
      {run === "stopped" ? <Text mt="2">{messages.stopped}</Text> : null}
      {typeof run === "object" ? (
        <Alert.Root role="alert" status="error" mt="4">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{messages.notReplaced}</Alert.Title>
            <Alert.Description>{failureText(run.error, messages.retryLater)}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : null}
    </PanelDialog>
  );
}

interface UploadProps extends Pick<ReplaceDialogProps, "state" | "onRetry"> {
  readonly onCancel: () => void;
}

function Upload({ state, onRetry, onCancel }: UploadProps) {
  if (state.at === "uploading")
    return <UploadProgress name={state.name} share={state.share} onCancel={onCancel} />;
  if (state.at === "idle") return null;
  const { file, error } = state;
  return <UploadFailure name={file.name} error={error} onRetry={() => onRetry(file)} />;
}

interface FileFigureProps {
  readonly title: string;
  readonly url: string | null;
  readonly children: ReactNode;
}

function FileFigure({ title, url, children }: FileFigureProps) {
  const size = url === null ? null : storedPictureAt(url);
  return (
    <Box as="figure" minW="0">
      <Text fontWeight="600" fontSize="sm" mb="1">
        {title}
      </Text>
      <Box rounded="l2" overflow="hidden" bg="bg.muted" aspectRatio="4 / 3">
        {url === null ? null : (
          <img src={url} alt="" style={{ width: "100%", height: "100%", objectFit: "contain" }} />
        )}
      </Box>
      <Box as="figcaption" mt="1" textStyle="caption" overflowWrap="anywhere">
        {size ? <Text>{messages.pixels(size.width, size.height)}</Text> : null}
        {children}
      </Box>
    </Box>
  );
}

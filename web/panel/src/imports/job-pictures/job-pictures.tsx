import { Box } from "@chakra-ui/react";
import { type ReactNode, Suspense, useRef } from "react";
import type { JobView } from "#data/import-jobs.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { PanelCard } from "#ui/card.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { pictureRunner, usePictureRun } from "../data/picture-run.ts";
import { isBusy } from "../data/picture-runner.ts";
import { messages } from "./messages.ts";
import type { ShownRun } from "./pictures-notice.tsx";

const PicturesNotice = lazyPart(() =>
  import("./pictures-notice.tsx").then((m) => m.PicturesNotice),
);

type NamedJob = Pick<JobView, "id" | "job_name">;

/** A button that looks for pictures of other servers in the posts of a finished job. */
export function CheckPictures({ job }: { readonly job: NamedJob }) {
  const run = usePictureRun();
  const isCounting = run.step === "counting" && run.job.id === job.id;
  return (
    <BusyButton
      size="sm"
      variant="outline"
      colorPalette="gray"
      aria-label={messages.checkName(job.job_name)}
      busy={isCounting}
      busyText={messages.check}
      inactive={isBusy(run)}
      onClick={() => void pictureRunner.count(job)}
    >
      {messages.check}
    </BusyButton>
  );
}

export function JobPictures({ job }: { readonly job: NamedJob }) {
  return (
    <Pictures isShown={(run) => run.job.id === job.id}>
      {(notice) => <Box mt="3">{notice}</Box>}
    </Pictures>
  );
}

/** After an import, which counts them. */
export function ImportedPictures() {
  return (
    <Pictures isShown={isWorthShowing}>
      {(notice, { job }) => (
        <Box mt="5">
          <PanelCard title={messages.card(job.job_name)}>
            <Box p="5">{notice}</Box>
          </PanelCard>
        </Box>
      )}
    </Pictures>
  );
}

function isWorthShowing(run: ShownRun): boolean {
  if (run.step === "counting") return false;
  return run.step !== "rest" || run.posts.length > 0 || run.copied > 0;
}

interface PicturesProps {
  readonly isShown: (run: ShownRun) => boolean;
  readonly children: (notice: ReactNode, run: ShownRun) => ReactNode;
}

/** Gets the focus when its notice is closed. */
function Pictures({ isShown, children }: PicturesProps) {
  const run = usePictureRun();
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    pictureRunner.close();
    root.current?.focus();
  };
  return (
    <Box ref={root} tabIndex={-1} outline="none">
      {run.step !== "idle" && isShown(run)
        ? children(
            <Suspense fallback={null}>
              <PicturesNotice run={run} onClose={close} />
            </Suspense>,
            run,
          )
        : null}
    </Box>
  );
}

import { Button, Progress, Text } from "@chakra-ui/react";
import { BusyButton } from "#ui/busy-button.tsx";
import { CopyNotice } from "#ui/copy-notice/copy-notice.tsx";
import { notify } from "#ui/toasts/toaster.tsx";
import { failureText } from "#ui/use-action.ts";
import type { CopyFailure } from "../data/copy-pictures.ts";
import { pictureRunner } from "../data/picture-run.ts";
import { getAddresses, type PictureRun } from "../data/picture-runner.ts";
import { messages } from "./messages.ts";

const MAX_FAILURES = 20;

export type ShownRun = Exclude<PictureRun, { readonly step: "idle" }>;

interface PicturesNoticeProps {
  readonly run: ShownRun;
  readonly onClose: () => void;
}

/** One button changes its label with the step, so that it keeps the focus. */
export function PicturesNotice({ run, onClose }: PicturesNoticeProps) {
  const { status, title, text, label, onPress, isBusy } = toView(run, onClose);
  const failures = "failures" in run ? run.failures : [];
  const pictures = failures.filter(({ address }) => address !== undefined).length;
  const isClosable = run.step === "uncounted" || (run.step === "rest" && run.posts.length > 0);
  return (
    <CopyNotice
      {...{ status, title, text }}
      progress={run.step === "copying" ? <CopyProgress {...run} /> : null}
      failed={messages.failed(pictures, failures.length - pictures)}
      failures={formatLines(failures)}
      buttons={
        <>
          <BusyButton
            size="sm"
            variant="outline"
            busy={isBusy}
            busyText={run.step === "copying" ? messages.stopping : messages.looking}
            onClick={() => {
              if (!isBusy) onPress();
            }}
          >
            {label}
          </BusyButton>
          {isClosable ? (
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={onClose}>
              {messages.close}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

interface View {
  readonly status: "info" | "warning" | "success";
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly isBusy: boolean;
}

function toView(run: ShownRun, onClose: () => void): View {
  const recount = () => void pictureRunner.count(run.job);
  const idle = { text: "", isBusy: false };
  if (run.step === "counting") {
    const title = messages.counting(run.read);
    const retry = { label: messages.retry, onPress: recount };
    return { ...idle, status: "info", title, ...retry, isBusy: true };
  }
  if (run.step === "uncounted") {
    const text = failureText(run.error, messages.tryAgain);
    const retry = { label: messages.retry, onPress: recount };
    return { ...idle, status: "warning", title: messages.uncounted, text, ...retry };
  }
  const title = messages.title(getAddresses(run.posts).size, run.posts.length);
  if (run.step === "copying") {
    const text = messages.progress(Math.min(run.handled + 1, run.total), run.total);
    const stop = { label: messages.stop, onPress: pictureRunner.stop };
    return { status: "info", title, text, ...stop, isBusy: run.isStopping };
  }
  if (run.posts.length === 0) {
    const end = run.copied > 0 ? messages.copied(run.copied) : messages.none;
    return { ...idle, status: "success", title: end, label: messages.close, onPress: onClose };
  }
  const isRepeated = run.failures.length > 0 || run.stoppedBy !== undefined;
  return {
    ...idle,
    status: isRepeated ? "warning" : "info",
    title,
    text: run.stoppedBy === undefined ? messages.text : failureText(run.stoppedBy, messages.lost),
    label: isRepeated ? messages.retry : messages.start,
    onPress: () => void copy(run.copied),
  };
}

/** The toast also reaches an administrator who looks at another part of the panel. */
async function copy(before: number): Promise<void> {
  await pictureRunner.copy();
  const run = pictureRunner.get();
  if (run.step === "rest" && run.copied > before)
    notify.success(messages.copied(run.copied - before));
}

function CopyProgress({ handled, total }: { readonly handled: number; readonly total: number }) {
  return (
    <>
      <Progress.Root mt="2" size="xs" value={handled} max={total} colorPalette="brand">
        <Progress.Label srOnly>{messages.progress(handled, total)}</Progress.Label>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text mt="2" textStyle="caption">
        {messages.leave}
      </Text>
    </>
  );
}

function formatLines(failures: readonly CopyFailure[]): readonly string[] {
  const lines = failures.slice(0, MAX_FAILURES).map(({ address, posts, error }) => {
    const reason = failureText(error, messages.tryAgain);
    return `${address === undefined ? "" : `${address} `}${messages.shownIn(posts)}: ${reason}`;
  });
  const others = failures.length - lines.length;
  return others > 0 ? [...lines, messages.more(others)] : lines;
}

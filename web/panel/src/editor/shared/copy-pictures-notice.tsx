import { Button } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { plural } from "#lib/format/plural.ts";
import { copyPicture } from "#pictures/data/pictures.ts";
import { CopyNotice } from "#ui/copy-notice/copy-notice.tsx";
import { messages } from "#ui/copy-notice/messages.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import { failureText, logFailure } from "#ui/use-action.ts";

const SAVE = "Save the post to keep the new addresses.";

export interface CopyPicturesProps {
  /** The addresses of pictures on other servers. */
  readonly addresses: readonly string[];
  readonly onCopied: (address: string, copy: string) => void;
  readonly onRunning: (isRunning: boolean) => void;
}

interface Failure {
  readonly address: string;
  readonly sentence: string;
}

/** Copies them one after the other. What fails is named and keeps its address. */
export function CopyPictures({ addresses, onCopied, onRunning }: CopyPicturesProps) {
  const [progress, setProgress] = useState<{ at: number; total: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const running = useRef<AbortController>(undefined);
  const isRunning = progress !== null;
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    onRunning(isRunning);
    return () => onRunning(false);
  }, [isRunning, onRunning]);

  async function copyAll(): Promise<void> {
    const current = new AbortController();
    running.current = current;
    const { signal } = current;
    const total = addresses.length;
    let copied = 0;
    setFailures([]);
    for (const [index, address] of addresses.entries()) {
      setProgress({ at: index + 1, total });
      try {
        const copy = await copyPicture(address);
        if (signal.aborted) return;
        onCopied(address, copy);
        copied += 1;
      } catch (error) {
        if (signal.aborted) return;
        logFailure(error);
        const sentence = failureText(error, messages.tryAgain);
        setFailures((before) => [...before, { address, sentence }]);
      }
    }
    stop();
    if (copied > 0) notify.success(messages.copied(copied), SAVE);
  }

  function stop(): void {
    running.current?.abort();
    setProgress(null);
  }

  const failed = failures.filter(({ address }) => addresses.includes(address));
  return (
    <CopyNotice
      status={failed.length > 0 ? "warning" : "info"}
      title={formatTitle(addresses.length)}
      text={progress ? messages.progress(progress.at, progress.total) : messages.text}
      failed={messages.failed(failed.length)}
      failures={failed.map(({ address, sentence }) => `${address}: ${sentence}`)}
      buttons={
        <Button size="sm" variant="outline" onClick={progress ? stop : () => void copyAll()}>
          {progress ? messages.stop : failed.length > 0 ? messages.retry : messages.start}
        </Button>
      }
    />
  );
}

function formatTitle(count: number): string {
  return plural(count, "picture is on another server", "pictures are on other servers");
}

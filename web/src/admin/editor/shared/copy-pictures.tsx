import { Alert, Button, chakra, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { copyPicture } from "#data/pictures/pictures.ts";
import { notify } from "#ui/panel/toasts/toaster.tsx";
import { failureText, logFailure } from "#ui/panel/use-action.ts";
import { messages } from "./upload-messages.ts";

const words = messages.copy;

export interface CopyPicturesProps {
  /** Of pictures on other servers. */
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
    if (copied > 0) notify.success(words.copied(copied), words.save);
  }

  function stop(): void {
    running.current?.abort();
    setProgress(null);
  }

  const failed = failures.filter(({ address }) => addresses.includes(address));
  return (
    <Alert.Root
      role="group"
      aria-label={words.title(addresses.length)}
      status={failed.length > 0 ? "warning" : "info"}
      flexWrap="wrap"
      lang="en"
    >
      <Alert.Indicator />
      <Alert.Content flex="1 1 12rem" minW="0">
        <Alert.Title>{words.title(addresses.length)}</Alert.Title>
        <Alert.Description>
          <Text role="status">
            {progress ? words.progress(progress.at, progress.total) : words.text}
          </Text>
          {failed.length > 0 ? (
            <>
              <Text mt="2" fontWeight="550">
                {words.failed(failed.length)}
              </Text>
              <chakra.ul ps="5" listStyleType="disc" overflowWrap="anywhere">
                {failed.map(({ address, sentence }) => (
                  <li key={address}>
                    {address}: {sentence}
                  </li>
                ))}
              </chakra.ul>
            </>
          ) : null}
        </Alert.Description>
      </Alert.Content>
      <Button size="sm" variant="outline" onClick={progress ? stop : () => void copyAll()}>
        {progress ? words.stop : failed.length > 0 ? messages.retry : words.start}
      </Button>
    </Alert.Root>
  );
}

import { useSyncExternalStore } from "react";
import { call } from "#data/callables.ts";
import { askBeforeLeavingWhile, oneTabAtATime } from "#data/one-tab.ts";
import { createPictureRunner, type PictureRun } from "./picture-runner.ts";

const takenMessage = "The pictures of this import are being copied in another tab.";

export const pictureRunner = createPictureRunner({
  call,
  withLock: oneTabAtATime("picture-copies:", takenMessage),
});
askBeforeLeavingWhile(pictureRunner, ({ step }) => step === "copying");

export function usePictureRun(): PictureRun {
  return useSyncExternalStore(pictureRunner.subscribe, pictureRunner.get);
}

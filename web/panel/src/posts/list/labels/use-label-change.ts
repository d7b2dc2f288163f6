import { useRef, useState } from "react";
import { notify } from "#ui/toasts/toaster.tsx";
import { useAction } from "#ui/use-action.ts";
import { changeLabel } from "../../data/labels.ts";
import { messages } from "../messages.ts";

const words = messages.labels;

/** Changes a label in all posts; a repeat of the same change after a failure is the same operation. */
export function useLabelChange() {
  const [changes, setChanges] = useState(0);
  const failed = useRef<{ readonly change: string; readonly id: string } | null>(null);
  const [run, busy] = useAction(
    async (label: string, to: string | null, title: string) => {
      const change = JSON.stringify([label, to]);
      const id = failed.current?.change === change ? failed.current.id : crypto.randomUUID();
      failed.current = { change, id };
      const count = await changeLabel(label, to, id);
      failed.current = null;
      setChanges((before) => before + 1);
      notify.success(title, words.changed(count));
    },
    { failure: words.failed },
  );
  return {
    busy,
    /** Grows with each change, after which posts are counted again. */
    changes,
    rename: (label: string, to: string, isMerge: boolean) =>
      run(label, to, isMerge ? words.merged(label, to) : words.renamed(label, to)),
    remove: (label: string) => run(label, null, words.removed(label)),
  };
}

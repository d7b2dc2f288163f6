import type { IndexReport } from "functions/domain/calls/indexing";
import { useEffect, useRef, useState } from "react";
import { checkIndexing } from "./index-checks.ts";

type State =
  | { readonly at: "idle" | "failed" }
  | { readonly at: "checking"; readonly checked: number; readonly total: number }
  | { readonly at: "report"; readonly report: IndexReport };

const IDLE: State = { at: "idle" };

/** The server keeps verdicts of stopped checks. */
export function useIndexCheck(slugs: readonly string[]) {
  const key = slugs.join("\n");
  const [checked, setChecked] = useState<{ readonly key: string; readonly state: State }>();
  const run = useRef(0);
  const stop = () => {
    run.current += 1;
    setChecked(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason
  useEffect(
    () => () => {
      run.current += 1;
    },
    [key],
  );

  async function start(): Promise<void> {
    run.current += 1;
    const number = run.current;
    const show = (state: State) => {
      if (number === run.current) setChecked({ key, state });
    };
    const total = slugs.length;
    show({ at: "checking", checked: 0, total });
    try {
      const report = await checkIndexing(slugs, (count) =>
        show({ at: "checking", checked: count, total }),
      );
      show({ at: "report", report });
    } catch (error) {
      console.error("The indexing check failed", error);
      show({ at: "failed" });
    }
  }
  const state = checked?.key === key ? checked.state : IDLE;
  return { state, start: () => void start(), stop };
}

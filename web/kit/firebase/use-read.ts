import { useEffect, useEffectEvent, useReducer, useState } from "react";

export type Read<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: unknown; readonly retry: () => void }
  | { readonly state: "ready"; readonly data: T; readonly readAgain: () => void };

const LOADING = { state: "loading" } as const;

/**
 * Reads something once, and again for other keys or when a screen asks for it. What was read for former keys is never
 * shown.
 * @param read null reads nothing
 * @param keys whatever `read` depends on, always the same number of values
 * @param failure the words of the log
 */
export function useRead<T>(
  read: (() => Promise<T>) | null,
  keys: readonly unknown[],
  failure: string,
): Read<T> {
  const [round, readAgain] = useReducer((count: number) => count + 1, 0);
  const [answer, setAnswer] = useState<{
    readonly question: readonly unknown[];
    readonly result: Read<T>;
  }>();
  const allKeys = [round, read !== null, ...keys];
  const [question, setQuestion] = useState(allKeys);
  if (allKeys.some((key, index) => !Object.is(key, question[index]))) setQuestion(allKeys);
  const ask = useEffectEvent(() => read?.());
  useEffect(() => {
    let isCurrent = true;
    const show = (result: Read<T>) => {
      if (isCurrent) setAnswer({ question, result });
    };
    ask()?.then(
      (data) => show({ state: "ready", data, readAgain }),
      (error: unknown) => {
        console.warn(failure, error);
        show({ state: "failed", error, retry: readAgain });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [question, failure]);
  return answer?.question === question ? answer.result : LOADING;
}

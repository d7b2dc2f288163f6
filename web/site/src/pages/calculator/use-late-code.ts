import { useEffect, useRef, useState } from "react";
import { offline } from "#ui/offline.ts";
import { showOffline } from "#ui/status-message.ts";

/** Loads code after hydration; a failed load is repeated with the next input. @param load stays the same */
export function useLateCode<Code extends object>(
  load: () => Promise<Code>,
  input: unknown,
): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  const note = useRef<Element>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new input loads again
  useEffect(() => {
    if (code !== null) return;
    load().then(
      (loaded) => setCode(() => loaded),
      (error: unknown) => {
        console.warn("Loading the calculation failed", error);
        if (note.current?.isConnected) return;
        note.current = showOffline(`${offline.text} ${offline.kept}`);
      },
    );
  }, [code, load, input]);

  return code;
}

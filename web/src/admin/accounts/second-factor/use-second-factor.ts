import { useEffect, useState } from "react";
import { readSecondFactor, type SecondFactor } from "#data/accounts/second-factor.ts";

type Known = SecondFactor | null | "loading" | "failed";

export function useSecondFactor(): { readonly known: Known; readonly read: () => void } {
  const [known, setKnown] = useState<Known>("loading");
  const [request, setRequest] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request number reads again.
  useEffect(() => {
    let isCanceled = false;
    void readSecondFactor()
      .catch((error: unknown) => {
        console.warn("The second factor could not be read", error);
        return "failed" as const;
      })
      .then((next) => {
        if (!isCanceled) setKnown(next);
      });
    return () => {
      isCanceled = true;
    };
  }, [request]);
  const read = () => {
    setKnown("loading");
    setRequest((n) => n + 1);
  };
  return { known, read };
}

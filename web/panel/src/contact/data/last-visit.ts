import { readStored, writeStored } from "kit/lib/browser-storage";
import { useEffect, useState } from "react";

const KEY = "inbox-visited-at";

/** Null before the first visit. */
export function useLastVisit(): Date | null {
  const [lastVisit] = useState(readVisit);
  useEffect(() => {
    const saveVisit = () => void writeStored("localStorage", KEY, new Date());
    addEventListener("pagehide", saveVisit);
    return () => {
      removeEventListener("pagehide", saveVisit);
      saveVisit();
    };
  }, []);
  return lastVisit;
}

function readVisit(): Date | null {
  const date = new Date(String(readStored("localStorage", KEY)));
  return Number.isNaN(date.getTime()) ? null : date;
}

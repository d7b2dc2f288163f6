import { useEffect, useState } from "react";

const KEY = "inbox-visited-at";

/**
 * When this browser last left the inbox; null before its first visit. It stays the same for the whole visit, so that
 * what is new keeps its mark while it is read.
 */
export function useLastVisit(): Date | null {
  const [last] = useState(read);
  useEffect(() => {
    const leave = () => localStorage.setItem(KEY, new Date().toISOString());
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return last;
}

function read(): Date | null {
  const text = localStorage.getItem(KEY);
  const date = text === null ? null : new Date(text);
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

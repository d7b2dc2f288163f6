import { useCallback, useEffect, useState } from "react";

/** Finished HTML has no query; the address is read after hydration. */
export function useQuery(): readonly [string, (query: string) => void] {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const read = () => setQuery(new URLSearchParams(location.search).get("q") ?? "");
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const change = useCallback((next: string) => {
    setQuery(next);
    const url = new URL(location.href);
    if (next.trim() === "") url.searchParams.delete("q");
    else url.searchParams.set("q", next);
    history.replaceState(history.state, "", url);
  }, []);
  return [query, change];
}

import { useEffect } from "react";

/** Names the screen in the browser's tab. */
export function usePanelTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

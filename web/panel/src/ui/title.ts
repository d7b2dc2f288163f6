import { useEffect } from "react";

export function usePanelTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

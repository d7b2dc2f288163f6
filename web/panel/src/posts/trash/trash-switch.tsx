import { Box, Button } from "@chakra-ui/react";
import { panelPaths } from "kit/lib/panel-paths";
import { Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { messages } from "./messages.ts";
import { TrashCard } from "./trash-card.tsx";

/** Shows the trash instead of `children` when the address says so. */
export function TrashSwitch({ children }: { readonly children: ReactNode }) {
  const [params] = useSearchParams();
  const isTrash = params.get("view") === "trash";
  const content = useRef<HTMLDivElement>(null);
  const shownView = useRef(isTrash);
  useEffect(() => {
    if (shownView.current === isTrash) return;
    shownView.current = isTrash;
    // The followed link no longer exists.
    content.current?.focus();
  }, [isTrash]);
  return (
    <Box ref={content} tabIndex={-1} outline="none" minW="0">
      {isTrash ? <TrashCard /> : children}
    </Box>
  );
}

export function TrashLink() {
  return (
    <Button asChild variant="outline">
      <RouterLink to={panelPaths.trash}>
        <Trash2 aria-hidden="true" size={16} /> {messages.title}
      </RouterLink>
    </Button>
  );
}

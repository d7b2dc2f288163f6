import { Suspense, useState } from "react";
import { lazyPart } from "#ui/lazy-part.tsx";
import type { ConflictDialogProps } from "./conflict-dialog.tsx";

export type { Conflict } from "./conflict-dialog.tsx";

const ConflictDialog = lazyPart(() =>
  import("./conflict-dialog.tsx").then((m) => m.ConflictDialog),
);

/** Loaded with the first conflict, then kept for its closing. */
export function LateConflictDialog(props: ConflictDialogProps) {
  const [isNeeded, setIsNeeded] = useState(false);
  if (props.conflict !== null && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <Suspense fallback={null}>
      <ConflictDialog {...props} />
    </Suspense>
  ) : null;
}

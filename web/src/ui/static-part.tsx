import { createContext, type ReactNode, Suspense, useContext } from "react";

/** Whether the tree adopts finished HTML (true) or draws everything itself. */
export const Adopting = createContext(false);

const CONTENTS = { display: "contents" } as const;
const AS_FOUND = { __html: "" };

/**
 * A part of a page that never changes once it is HTML: a header, a text, a gallery. The server renders it; a browser
 * that adopts the finished page leaves it as found, and when its child is `lazy()` does not even fetch the code.
 * Links, dialogs and questions inside work as plain HTML; nothing inside may need React.
 */
export function StaticPart({ children }: { readonly children: ReactNode }) {
  const isAdopting = useContext(Adopting);
  if (isAdopting) {
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant; React keeps what the server wrote
      <div style={CONTENTS} suppressHydrationWarning dangerouslySetInnerHTML={AS_FOUND} />
    );
  }
  const part = <div style={CONTENTS}>{children}</div>;
  // The server waits for the part; a boundary would let it send the part later, by script.
  return import.meta.env.SSR ? part : <Suspense fallback={null}>{part}</Suspense>;
}

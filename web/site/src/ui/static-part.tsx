import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useState,
  useSyncExternalStore,
} from "react";

/** Whether finished HTML is being hydrated. */
export const HydratingContext = createContext(false);

const CONTENTS = { display: "contents" } as const;
const EMPTY_HTML = { __html: "" };

/** Hydration keeps the HTML of this part and does not load its `lazy()` children. Nothing inside may need React. */
export function StaticPart({ children }: { readonly children: ReactNode }) {
  const isFinished = useContext(HydratingContext);
  // After an error React discards the HTML and renders anew, which is no hydration.
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => isFinished,
  );
  const [keepsHtml] = useState(isHydrating);
  if (keepsHtml) {
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant; React keeps what the server wrote
      <div style={CONTENTS} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY_HTML} />
    );
  }
  const part = <div style={CONTENTS}>{children}</div>;
  // A boundary would send the part later, by script.
  return import.meta.env.SSR ? part : <Suspense fallback={null}>{part}</Suspense>;
}

import { type ComponentProps, lazy, Suspense } from "react";
import { CreatePage, EditPage } from "./editor/editor-pages.tsx";

const Panel = lazy(() => import("./ai/ai-panel.tsx").then(({ AiPanel }) => ({ default: AiPanel })));

/** The AI's panel, beside an editor that can be written in before it is there. */
function AiPanel(props: ComponentProps<typeof Panel>) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}

/** A new post, with the AI that helps to write it. */
export function NewPostPage() {
  return <CreatePage Tool={AiPanel} />;
}

/** A stored post, with the same help. */
export function EditPostPage() {
  return <EditPage Tool={AiPanel} />;
}

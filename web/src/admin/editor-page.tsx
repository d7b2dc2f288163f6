import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "#ui/panel/lazy-part.tsx";
import { CreatePage, EditPage } from "./editor/editor-pages.tsx";

const Panel = lazyPart(() => import("./generation/ai-panel.tsx").then((m) => m.AiPanel));

function AiPanel(props: ComponentProps<typeof Panel>) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}

export function NewPostPage() {
  return <CreatePage Tool={AiPanel} />;
}

export function EditPostPage() {
  return <EditPage Tool={AiPanel} />;
}

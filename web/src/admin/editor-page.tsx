import { lazyPart } from "#ui/panel/lazy-part.tsx";
import { CreatePage, EditPage } from "./editor/editor-pages.tsx";

const AiPanel = lazyPart(() => import("./generation/ai-panel.tsx").then((m) => m.AiPanel));

export function NewPostPage() {
  return <CreatePage Tool={AiPanel} />;
}

export function EditPostPage() {
  return <EditPage Tool={AiPanel} />;
}

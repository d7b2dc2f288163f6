import { useCan } from "#accounts/data/use-can.ts";
import { CreatePage, EditPage } from "#editor/editor-pages.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";

const AiPanel = lazyPart(() => import("#generation/ai-panel.tsx").then((m) => m.AiPanel));

export function NewPostPage() {
  return <CreatePage {...useTool()} />;
}

export function EditPostPage() {
  return <EditPage {...useTool()} />;
}

function useTool() {
  return useCan()("articles.generate") ? { Tool: AiPanel } : {};
}

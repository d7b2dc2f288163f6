import { useCan } from "#data/accounts/use-can.ts";
import { lazyPart } from "#ui/panel/lazy-part.tsx";
import { CreatePage, EditPage } from "./editor/editor-pages.tsx";

const AiPanel = lazyPart(() => import("./generation/ai-panel.tsx").then((m) => m.AiPanel));

export function NewPostPage() {
  return <CreatePage {...useTool()} />;
}

export function EditPostPage() {
  return <EditPage {...useTool()} />;
}

function useTool() {
  return useCan()("articles.generate") ? { Tool: AiPanel } : {};
}

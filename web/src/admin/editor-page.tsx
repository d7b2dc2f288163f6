import { AiPanel } from "./ai/ai-panel.tsx";
import { CreatePage, EditPage } from "./editor/editor-pages.tsx";

/** A new post, with the AI that helps to write it. */
export function NewPostPage() {
  return <CreatePage Tool={AiPanel} />;
}

/** A stored post, with the same help. */
export function EditPostPage() {
  return <EditPage Tool={AiPanel} />;
}

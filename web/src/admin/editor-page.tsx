import { CreatePage, EditPage } from "./editor/editor-pages.tsx";

/** A new post, with the tools that help to write it. */
export function NewPostPage() {
  return <CreatePage />;
}

/** A stored post, with the same tools. */
export function EditPostPage() {
  return <EditPage />;
}

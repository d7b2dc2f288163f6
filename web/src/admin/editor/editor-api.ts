import type { PostSource } from "functions/domain/post";
import type { ComponentType } from "react";

/** An article that a tool of the side panel has written. */
export interface Replacement {
  readonly title: string;
  readonly excerpt: string;
  /** The body as HTML; a tool that has Markdown converts it with `markdownToHtml`. */
  readonly html: string;
  /** Who wrote it: such a text is published once a person has ticked its claims. */
  readonly source: PostSource;
}

/** What the editor lets the tools of its side panel do. */
export interface EditorApi {
  /** What stands in the editor now. */
  readonly current: () => Omit<Replacement, "source">;
  /**
   * Puts an article into the editor. Whoever has written something is asked first, and can undo it afterwards (G-59).
   * @returns whether it was put in
   */
  readonly replaceContent: (replacement: Replacement) => Promise<boolean>;
  /** Puts a text below what was written; it can be undone. */
  readonly addContent: (addition: Pick<Replacement, "html" | "source">) => void;
}

/** A card at the top of the side panel. `hasFocus`: the screen was opened for this tool (G-03). */
export type EditorTool = ComponentType<{ readonly editor: EditorApi; readonly hasFocus: boolean }>;

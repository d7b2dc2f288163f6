import type { ComponentType } from "react";

/** An article that a tool of the side panel has written. */
export interface Replacement {
  readonly title: string;
  readonly excerpt: string;
  /** The body as HTML; a tool that has Markdown converts it with `markdownToHtml`. */
  readonly html: string;
}

/** What the editor lets the tools of its side panel do. */
export interface EditorApi {
  /** What stands in the editor now. */
  readonly current: () => Replacement;
  /**
   * Puts an article into the editor. Whoever has written something is asked first, and can undo it afterwards (G-59).
   * @returns whether it was put in
   */
  readonly replaceContent: (replacement: Replacement) => Promise<boolean>;
}

/** A card at the top of the side panel. `hasFocus`: the screen was opened for this tool (G-03). */
export type EditorTool = ComponentType<{ readonly editor: EditorApi; readonly hasFocus: boolean }>;

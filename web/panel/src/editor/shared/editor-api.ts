import type { ResearchSource } from "domain/generation/generation";
import type { PostSource } from "domain/posts/post";
import type { ComponentType } from "react";

export interface Replacement {
  readonly title: string;
  readonly excerpt: string;
  readonly html: string;
  /** A text of this source needs a claim check before it is published. */
  readonly source: PostSource;
  readonly sources: readonly ResearchSource[];
}

export interface EditorApi {
  readonly current: () => Omit<Replacement, "source" | "sources">;
  /**
   * Asks before it overwrites text.
   * @returns whether the text was replaced
   */
  readonly replaceContent: (replacement: Replacement) => Promise<boolean>;
  readonly addContent: (addition: Pick<Replacement, "html" | "source" | "sources">) => void;
}

/** `hasFocus`: the screen was opened for this tool. */
export type EditorTool = ComponentType<{ readonly editor: EditorApi; readonly hasFocus: boolean }>;

export function withSourcesKept(
  api: EditorApi,
  keep: (sources: Replacement["sources"]) => void,
): EditorApi {
  return {
    ...api,
    replaceContent: async (replacement) => {
      const isReplaced = await api.replaceContent(replacement);
      if (isReplaced) keep(replacement.sources);
      return isReplaced;
    },
    addContent: (addition) => {
      api.addContent(addition);
      keep(addition.sources);
    },
  };
}

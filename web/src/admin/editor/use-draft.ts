import { useCallback, useEffect, useRef, useState } from "react";
import { htmlOf } from "./content.ts";
import { type Draft, isSameDraft, withTitle } from "./draft.ts";
import type { EditorApi, Replacement } from "./editor-api.ts";
import { messages } from "./messages.ts";

/** A replacement that waits for the person's answer. */
interface Question {
  readonly text: string;
  readonly answer: (go: boolean) => void;
}

/** The draft with everything that changes it at once: replacing, undoing, beginning anew. */
export function useDraft(first: Draft) {
  const [draft, setDraft] = useState(first);
  const [revision, setRevision] = useState(0);
  const [undo, setUndo] = useState<Draft | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const change = useCallback((part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
  }, []);
  /** Puts a whole draft in place; what was there can be brought back. */
  const replace = useCallback((next: Draft, isUndoable = true) => {
    setUndo(isUndoable ? latest.current : null);
    setDraft(next);
    setRevision((n) => n + 1);
  }, []);

  /** After saving: takes over what the store has decided, unless somebody has written on meanwhile. */
  const settle = useCallback((stored: Draft, settled: Draft) => {
    setDraft((before) => ({
      ...(isSameDraft(before, stored) ? settled : before),
      slugFollows: false,
    }));
  }, []);

  const [api] = useState<EditorApi>(() => ({
    current: () => {
      const { title, excerpt, content } = latest.current;
      return { title, excerpt, html: htmlOf(content) };
    },
    replaceContent: (replacement) =>
      new Promise<boolean>((resolve) => {
        const written = writtenFields(latest.current);
        const answer = (go: boolean) => {
          setQuestion(null);
          if (go) replace(replaced(latest.current, replacement), written.length > 0);
          resolve(go);
        };
        if (written.length === 0) answer(true);
        else setQuestion({ text: messages.replace.text(written.join(", ")), answer });
      }),
  }));
  return { draft, latest, change, replace, settle, revision, undo, question, api };
}

/** What a replacement would overwrite. */
function writtenFields({ title, excerpt, content }: Draft): readonly string[] {
  const texts = { title, excerpt, html: htmlOf(content) };
  const { fields } = messages.replace;
  return (["title", "excerpt", "html"] as const)
    .filter((name) => texts[name].trim() !== "")
    .map((name) => fields[name]);
}

function replaced(draft: Draft, { title, excerpt, html }: Replacement): Draft {
  return { ...withTitle(draft, title), excerpt, content: { source: "html", html } };
}

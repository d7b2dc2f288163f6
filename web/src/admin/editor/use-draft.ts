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

/** A draft that can be brought back, and what was done to it. */
export interface Undo {
  readonly draft: Draft;
  readonly did: "done" | "added";
}

/** The draft with everything that changes it at once: replacing, undoing, beginning anew. */
export function useDraft(first: Draft) {
  const [draft, setDraft] = useState(first);
  const [revision, setRevision] = useState(0);
  const [undo, setUndo] = useState<Undo | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const change = useCallback((part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
  }, []);
  /** Puts a whole draft in place; what was there can be brought back, unless `did` is null. */
  const replace = useCallback((next: Draft, did: Undo["did"] | null = "done") => {
    setUndo(did === null ? null : { draft: latest.current, did });
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
          if (go)
            replace(replaced(latest.current, replacement), written.length > 0 ? "done" : null);
          resolve(go);
        };
        if (written.length === 0) answer(true);
        else setQuestion({ text: messages.replace.text(written.join(", ")), answer });
      }),
    addContent: ({ html, source }) => {
      const before = latest.current;
      const whole = [htmlOf(before.content), html].filter((part) => part.trim() !== "").join("\n");
      const content = { source: "html", html: whole } as const;
      // A guest's text stays a guest's, whoever adds to it.
      replace({ ...before, content, source: before.source || source }, "added");
    },
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

function replaced(draft: Draft, { title, excerpt, html, source }: Replacement): Draft {
  return { ...withTitle(draft, title), excerpt, source, content: { source: "html", html } };
}

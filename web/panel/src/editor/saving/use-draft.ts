import type { EditReason } from "domain/posts/post-version";
import { useCallback, useEffect, useRef, useState } from "react";
import { toHtml } from "../shared/content.ts";
import { type Draft, isSameDraft, withTitle } from "../shared/draft.ts";
import type { EditorApi, Replacement } from "../shared/editor-api.ts";
import { messages } from "../shared/messages.ts";

export interface Question {
  readonly title: string;
  readonly cancel: string;
  readonly go: string;
}

export interface Confirmation {
  readonly question: Question;
  readonly text: string;
  readonly answer: (confirmed: boolean) => void;
}

export interface UndoStep {
  readonly draft: Draft;
  readonly message: "done" | "added";
}

export function useDraft(initial: Draft) {
  const [draft, setDraft] = useState(initial);
  const [revision, setRevision] = useState(0);
  const [undo, setUndo] = useState<UndoStep | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const latest = useRef(draft);
  const reason = useRef<EditReason>("edited");
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const change = useCallback((part: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...part }));
  }, []);
  const changeTitle = (title: string) => setDraft((current) => withTitle(current, title));
  const replace = useCallback(
    (next: Draft, message: UndoStep["message"] | null = "done", why: EditReason = "edited") => {
      reason.current = why;
      setUndo(message === null ? null : { draft: latest.current, message });
      setDraft(next);
      setRevision((n) => n + 1);
    },
    [],
  );

  /** Keeps what was typed while saving. */
  const acceptSaved = useCallback((stored: Draft, afterSave: Draft) => {
    reason.current = "edited";
    setDraft((current) => ({
      ...(isSameDraft(current, stored) ? afterSave : current),
      slugFollows: false,
    }));
  }, []);

  const ask = useCallback(
    (question: Question, text: string) =>
      new Promise<boolean>((resolve) => {
        const answer = (confirmed: boolean) => {
          setConfirmation(null);
          resolve(confirmed);
        };
        setConfirmation({ question, text, answer });
      }),
    [],
  );

  const [api] = useState<EditorApi>(() => ({
    current: () => {
      const { title, excerpt, content } = latest.current;
      return { title, excerpt, html: toHtml(content) };
    },
    replaceContent: async (replacement) => {
      const written = writtenFields(latest.current);
      const isEmpty = written.length === 0;
      const { replace: question } = messages;
      const confirmed = isEmpty || (await ask(question, question.text(written.join(", "))));
      if (confirmed) {
        replace(
          withReplacement(latest.current, replacement),
          isEmpty ? null : "done",
          replacement.source,
        );
      }
      return confirmed;
    },
    addContent: ({ html, source }) => {
      const current = latest.current;
      const whole = [toHtml(current.content), html].filter((part) => part.trim() !== "").join("\n");
      const content = { source: "html", html: whole } as const;
      // A guest's text stays one when others add to it.
      replace({ ...current, content, source: current.source || source }, "added", source);
    },
  }));
  return {
    ...{ draft, latest, reason, change, changeTitle, replace, acceptSaved },
    ...{ revision, undo, ask, confirmation, api },
  };
}

function writtenFields({ title, excerpt, content }: Draft): readonly string[] {
  const texts = { title, excerpt, html: toHtml(content) };
  const { fields } = messages.replace;
  return (["title", "excerpt", "html"] as const)
    .filter((name) => texts[name].trim() !== "")
    .map((name) => fields[name]);
}

function withReplacement(draft: Draft, { title, excerpt, html, source }: Replacement): Draft {
  return { ...withTitle(draft, title), excerpt, source, content: { source: "html", html } };
}

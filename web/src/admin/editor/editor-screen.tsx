import { Box, chakra } from "@chakra-ui/react";
import { renderArticle } from "functions/domain/article-html/render-article";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import type { Article } from "#data/posts.ts";
import { leaveFlash } from "#lib/flash.ts";
import { paths } from "#lib/paths.ts";
import { usePanelTitle } from "#ui/panel-title.ts";
import { notify } from "#ui/toaster.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { htmlOf } from "./content.ts";
import { ContentEditor } from "./content-editor.tsx";
import { draftOf, isSameDraft, type Problems, settledDraft, statusOf, withTitle } from "./draft.ts";
import type { EditorTool } from "./editor-api.ts";
import { EditorBar } from "./editor-bar.tsx";
import { messages } from "./messages.ts";
import { Notices } from "./notices.tsx";
import { Questions } from "./questions.tsx";
import { showFirst, useStartsWithTool, withSaveTime, withStoredSource } from "./screen-parts.ts";
import { SidePanel } from "./side-panel.tsx";
import type { Start } from "./start.ts";
import { TitleField } from "./title-field.tsx";
import { useAutosave } from "./use-autosave.ts";
import { useClaims } from "./use-claims.ts";
import { useDraft } from "./use-draft.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useRecovery } from "./use-recovery.ts";
import { useSave } from "./use-save.ts";
import { useSaveKey } from "./use-save-key.ts";

export interface EditorScreenProps {
  readonly start: Start;
  /** Address of the administrator, for the history. */
  readonly by: string;
  readonly Tool: EditorTool | null;
}

/** The editor of a new or stored post. */
export function EditorScreen({ start, by, Tool }: EditorScreenProps) {
  const { id } = start;
  const [opened, setOpened] = useState<Article | null>(start.article);
  const [saved, setSaved] = useState(start.draft);
  const work = useDraft(start.draft);
  const { draft, change, replace } = work;
  const [problems, setProblems] = useState<Problems>({});
  const [conflict, setConflict] = useState<Article | null>(null);
  const [now] = useState(() => new Date());
  const startsWithTool = useStartsWithTool() && Tool !== null;
  const screen = useRef<HTMLDivElement>(null);
  const words = messages[opened ? "edit" : "create"];
  usePanelTitle(draft.title.trim() || words.title);

  const unsaved = useMemo(() => !isSameDraft(draft, saved), [draft, saved]);
  const base = opened?.post.updated_at.toISOString() ?? "";
  const kept = useMemo(() => (unsaved ? { id, base, draft } : null), [unsaved, id, base, draft]);
  const works = useAutosave(kept, id, opened === null);
  const recovery = useRecovery(start, (next, before) => {
    replace(next);
    // What others have saved since then is a conflict at the next save, not lost.
    if (opened && before !== "") setOpened(withSaveTime(opened, new Date(before)));
  });
  const check = useClaims(draft, opened);
  const { waiting, release } = useLeaveGuard(unsaved);
  const { save, busy } = useSave({
    id,
    opened,
    by,
    judge: check.judge,
    onConflict: setConflict,
    onProblems: (found) => {
      setProblems(found);
      showFirst(screen.current);
    },
    onSaved: (stored, article, stay) => {
      const notice = opened ? messages.updated : messages.created;
      const settled = settledDraft(stored, article);
      const isUntouched = isSameDraft(work.latest.current, stored);
      recovery.forget();
      setConflict(null);
      setOpened(article);
      setSaved(settled);
      work.settle(stored, settled);
      if (stay || !isUntouched) {
        notify.success(notice.title, notice.description);
        // The address of the stored post, without beginning anew: caret and undo stay.
        history.replaceState(history.state, "", paths.editPost(id));
        return;
      }
      release();
      leaveFlash({ kind: "success", title: notice.title, text: notice.description });
      location.assign(paths.article(article.post.slug));
    },
  });

  useSaveKey(() => save(draft, { stay: true }));

  const deferred = useDeferredValue(draft.content);
  const count = useMemo(() => renderArticle(htmlOf(deferred), "html").words, [deferred]);
  return (
    <Box ref={screen} bg="bg" minH="100svh">
      <EditorBar
        title={words.title}
        saveLabel={words.save}
        status={statusOf(draft, now)}
        words={count}
        unsaved={unsaved}
        slug={opened?.post.slug}
        busy={busy}
        onSave={() => save(draft)}
      />
      <chakra.main
        id="main"
        display="grid"
        gridTemplateColumns={{ base: "minmax(0,1fr)", xl: "minmax(0,1fr) 23rem" }}
      >
        <Box
          as="section"
          aria-label="Post"
          px={{ base: "4", md: "6" }}
          pt={{ base: "6", md: "10" }}
          pb="16"
          minW="0"
        >
          <Box maxW="50rem" mx="auto">
            <Notices
              recovery={recovery}
              isKept={works}
              undo={work.undo}
              onUndo={({ draft: before }) => replace(withStoredSource(before, opened), null)}
            />
            <TitleField
              value={draft.title}
              slug={draft.slug}
              problem={problems.title}
              hasFocus={start.isNew && !startsWithTool}
              onChange={(title) => change(withTitle(draft, title))}
            />
            <ContentEditor
              content={draft.content}
              revision={work.revision}
              onChange={(content) => change({ content })}
            />
          </Box>
        </Box>
        <SidePanel
          id={id}
          draft={draft}
          opened={opened}
          problems={problems}
          now={now}
          check={check}
          change={change}
          onRestore={(next) => replace(next)}
          tool={Tool ? <Tool editor={work.api} hasFocus={startsWithTool} /> : null}
        />
      </chakra.main>
      <Questions replacement={work.question} waiting={waiting} />
      <ConflictDialog
        mine={draft}
        theirs={conflict}
        busy={busy}
        onCancel={() => setConflict(null)}
        onMine={(theirs) => {
          const mine = withStoredSource(draft, theirs);
          change({ source: mine.source });
          save(mine, { opened: theirs });
        }}
        onTheirs={(theirs) => {
          setConflict(null);
          setOpened(theirs);
          setSaved(draftOf(theirs));
          replace(draftOf(theirs));
        }}
      />
    </Box>
  );
}

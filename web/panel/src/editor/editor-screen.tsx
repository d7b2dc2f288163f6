import { Box, chakra } from "@chakra-ui/react";
import type { Article } from "kit/firebase/posts";
import { setFlash } from "kit/lib/flash";
import { panelPaths } from "kit/lib/panel-paths";
import { paths } from "kit/lib/paths";
import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useCan } from "#accounts/data/use-can.ts";
import { usePanelTitle } from "#ui/title.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import { useNow } from "#ui/use-now.ts";
import { ContentEditor } from "./body/content-editor.tsx";
import { selectUndescribed } from "./body/pictures/select-undescribed.ts";
import { Confirmations } from "./confirmations.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { Notices } from "./notices.tsx";
import { Presence } from "./presence/presence.tsx";
import { type Conflict, LateConflictDialog } from "./saving/late-conflict-dialog.tsx";
import { useDraft } from "./saving/use-draft.ts";
import { useLeaveGuard } from "./saving/use-leave-guard.ts";
import { useProblems } from "./saving/use-problems.ts";
import { useRecovery } from "./saving/use-recovery.ts";
import { useSave, useSaveKey } from "./saving/use-save.ts";
import { useUnsavedWork } from "./saving/use-unsaved-work.ts";
import {
  describeOutcome,
  draftAfterSave,
  type EditorStart,
  getStoredStatus,
  isSameDraft,
  toDraft,
  withStoredSource,
} from "./shared/draft.ts";
import { type EditorTool, withSourcesKept } from "./shared/editor-api.ts";
import { messages } from "./shared/messages.ts";
import { usePendingUploads } from "./shared/use-pending-uploads.ts";
import { SidePanel } from "./side/side-panel.tsx";
import { useClaimView } from "./side/use-claim-view.ts";
import { useClaims } from "./side/use-claims.ts";
import { focusFirstProblem, useDrawer } from "./side/use-drawer.ts";
import { TextColumn } from "./text-column.tsx";
import { TitleField } from "./title-field.tsx";

export interface EditorScreenProps {
  readonly start: EditorStart;
  readonly Tool: EditorTool | null;
}

export function EditorScreen({ start, Tool }: EditorScreenProps) {
  const { id } = start;
  const [opened, setOpened] = useState<Article | null>(start.article);
  const [saved, setSaved] = useState(start.draft);
  const editing = useDraft(start.draft);
  const { draft, change, replace } = editing;
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const now = useNow();
  const startsWithTool = useStartsWithTool() && Tool !== null;
  const screen = useRef<HTMLDivElement>(null);
  const drawer = useDrawer(startsWithTool);
  const claimView = useClaimView(screen, drawer);
  const words = messages[opened ? "edit" : "create"];
  const seesOthers = useCan()("posts.readAll");
  usePanelTitle(draft.title.trim() || words.title);

  const base = opened?.post.updated_at.toISOString() ?? "";
  const work = useUnsavedWork({ id, base, draft, saved });
  const { unsaved, tab, isStored, isCopied } = work;
  const recovery = useRecovery(start, tab, base, (next, before) => {
    replace(next);
    // Saves of others since then show up as a conflict at the next save.
    if (opened && before !== "")
      setOpened({ ...opened, post: { ...opened.post, updated_at: new Date(before) } });
  });
  const claimCheck = useClaims(id, draft, opened, editing.revision);
  const editor = withSourcesKept(editing.api, claimCheck.keepSources);
  const { problems, show } = useProblems(draft, claimCheck.open);
  const uploads = usePendingUploads();
  const { blocker, release } = useLeaveGuard(unsaved || claimCheck.isChanged || uploads.isAny);
  const { save, busy, percent } = useSave({
    id,
    opened,
    ask: editing.ask,
    reason: editing.reason,
    checkDraft: claimCheck.checkDraft,
    onConflict: setConflict,
    onProblems: (found, checked) => {
      show(found, checked);
      focusFirstProblem(screen.current, drawer, selectUndescribed);
    },
    onSaved: (stored, article, stay) => {
      const notice = opened ? messages.updated : messages.created;
      const afterSave = draftAfterSave(stored, article);
      const isUntouched = isSameDraft(editing.latest.current, stored);
      work.forget();
      setConflict(null);
      setOpened(article);
      setSaved(afterSave);
      editing.acceptSaved(stored, afterSave);
      if (stay || !isUntouched || uploads.latest.current) {
        notify.success(notice.title, notice.description, {
          label: messages.view,
          onClick: () => window.open(paths.article(article.post.slug), "_blank", "noopener"),
          replacesEarlier: true,
        });
        // Replaces the address without a reload, which would lose caret and undo.
        history.replaceState(history.state, "", panelPaths.editPost(id));
        return;
      }
      release();
      setFlash({ kind: "success", title: notice.title, text: notice.description });
      void work.removeCopy().then(() => location.assign(paths.article(article.post.slug)));
    },
  });

  useSaveKey(() => save(draft, { stay: true }));

  return (
    <Box ref={screen} bg="bg" minH="100svh">
      <EditorBar
        title={words.title}
        saveLabel={words.save}
        status={getStoredStatus(opened)}
        outcome={describeOutcome(draft, opened, now)}
        content={draft.content}
        unsaved={unsaved || claimCheck.isChanged}
        slug={opened?.post.slug}
        busy={busy}
        percent={percent}
        drawer={drawer}
        onSave={(stay) => save(draft, { stay })}
      />
      <chakra.main
        id="main"
        display="grid"
        gridTemplateColumns={{ base: "minmax(0,1fr)", xl: "minmax(0,1fr) 23rem" }}
      >
        <TextColumn drawer={drawer}>
          {opened && seesOthers ? <Presence post={opened.post} isSaving={busy !== null} /> : null}
          <Notices
            recovery={recovery}
            isStored={isStored}
            isCopied={isCopied}
            undo={editing.undo}
            onUndo={({ draft: before }) => replace(withStoredSource(before, opened), null)}
          />
          <TitleField
            value={draft.title}
            slug={draft.slug}
            problem={problems.title}
            hasFocus={start.isNew && !startsWithTool}
            onChange={editing.changeTitle}
          />
          <ContentEditor
            content={draft.content}
            revision={editing.revision}
            onChange={(content) => change({ content })}
            showClaim={claimView.content}
            problem={problems.content}
            pending={uploads.inText}
            onPending={uploads.setInText}
          />
        </TextColumn>
        <SidePanel
          drawer={drawer}
          id={id}
          draft={draft}
          opened={opened}
          problems={problems}
          now={now}
          uploads={uploads}
          claimCheck={claimCheck}
          onShowClaim={claimView.show}
          change={change}
          unsaved={unsaved}
          onRestore={(next) => replace(next, "done", "restored")}
          tool={Tool ? <Tool editor={editor} hasFocus={startsWithTool} /> : null}
        />
      </chakra.main>
      <Confirmations confirmation={editing.confirmation} blocker={blocker} />
      <LateConflictDialog
        draft={draft}
        conflict={conflict}
        busy={busy !== null}
        onCancel={() => setConflict(null)}
        onKeepDraft={(stored) => {
          const next = withStoredSource(draft, stored);
          change({ source: next.source });
          void save(next, { opened: stored, stay: conflict?.stay === true });
        }}
        onUseSaved={(stored) => {
          setConflict(null);
          setOpened(stored);
          setSaved(toDraft(stored));
          replace(toDraft(stored));
        }}
      />
    </Box>
  );
}

/** The router's state names the field to focus; after a reload the address decides. */
function useStartsWithTool(): boolean {
  const location = useLocation();
  const focus = (location.state as { focus?: unknown } | null)?.focus;
  return focus === undefined ? location.pathname === panelPaths.generatePost : focus === "ai";
}

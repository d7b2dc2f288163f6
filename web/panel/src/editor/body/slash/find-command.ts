import type { Editor } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { folded } from "domain/shared/folded";
import { blocks, lists, type ToolAction, tables } from "../toolbar-actions.ts";

export interface SlashQuery {
  /** What was typed after the slash. */
  readonly text: string;
  /** The place of the slash. */
  readonly from: number;
  /** The place of the caret. */
  readonly to: number;
}

/** A slash opens the menu at the start of a paragraph only: within a text it is a letter as in "km/h". */
export function findSlashQuery({ selection }: EditorState): SlashQuery | null {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== "paragraph") return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, "\n", "\n");
  const [, text] = /^\/([\p{L}\p{N} ]{0,20})$/u.exec(before) ?? [];
  return text === undefined ? null : { text, from: $from.start(), to: $from.pos };
}

const commands: readonly ToolAction[] = [
  ...blocks,
  ...Object.values(lists).slice(0, 2),
  ...tables.slice(0, 1),
];

export function findCommands(text: string, image: ToolAction): readonly ToolAction[] {
  const words = folded(text.trim());
  return [...commands, image].filter(({ label }) => folded(label).includes(words));
}

/** Replaces what was typed by what the command makes of the paragraph. */
export function runCommand(editor: Editor, { from, to }: SlashQuery, command: ToolAction): void {
  editor.chain().deleteRange({ from, to }).run();
  command.run(editor);
}

import { Box, Flex } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  Baseline,
  Bold,
  Highlighter,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Table,
  TextAlignStart,
  Underline,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import * as actions from "./toolbar-actions.ts";
import { ToolButton, ToolMenu } from "./toolbar-parts.tsx";

export interface ToolbarProps {
  readonly id: string;
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onImage: () => void;
}

/** One tab stop: arrow keys move inside, Alt+F10 leads here, Escape back to the text. */
export function Toolbar({ id, editor, onLink, onImage }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const active = useActiveTools(editor);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const tools = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-tool]")];
    const at = tools.indexOf(document.activeElement as HTMLElement);
    if (event.key === "Escape") editor.commands.focus();
    if (at < 0) return;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    const to = (next + tools.length) % tools.length;
    setCurrent(to);
    tools[to]?.focus();
  }

  const tool = (index: number) => ({
    editor,
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  });
  const { marks, lists, history } = actions;
  return (
    <Flex
      id={id}
      role="toolbar"
      aria-label="Formatting"
      position="sticky"
      top="calc({sizes.header.admin} + .5rem)"
      zIndex="docked"
      minH="10"
      p="1"
      gap="0.5"
      align="center"
      bg="bg"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="l3"
      shadow="xs"
      overflowX="auto"
      flexWrap={{ base: "nowrap", md: "wrap" }}
      onKeyDown={move}
    >
      <ToolMenu {...tool(0)} label="Text style" text={active.block} actions={actions.blocks} />
      <Rule />
      <ToolButton {...tool(1)} action={marks.bold} Icon={Bold} pressed={active.marks[0]} />
      <ToolButton {...tool(2)} action={marks.italic} Icon={Italic} pressed={active.marks[1]} />
      <ToolButton
        {...tool(3)}
        action={marks.underline}
        Icon={Underline}
        pressed={active.marks[2]}
      />
      <ToolButton
        {...tool(4)}
        action={marks.strike}
        Icon={Strikethrough}
        pressed={active.marks[3]}
      />
      <Rule />
      <ToolButton {...tool(5)} action={lists.ordered} Icon={ListOrdered} pressed={active.ordered} />
      <ToolButton {...tool(6)} action={lists.bullet} Icon={List} pressed={active.bullet} />
      <ToolButton {...tool(7)} action={lists.indent} Icon={IndentIncrease} />
      <ToolButton {...tool(8)} action={lists.outdent} Icon={IndentDecrease} />
      <Rule />
      <ToolButton
        {...tool(9)}
        action={dialogTool("Link", onLink)}
        Icon={Link}
        pressed={active.link}
      />
      <ToolButton {...tool(10)} action={dialogTool("Image", onImage)} Icon={Image} />
      <ToolMenu {...tool(11)} label="Table" Icon={Table} actions={actions.tables} />
      <Rule />
      <ToolMenu {...tool(12)} label="Align" Icon={TextAlignStart} actions={actions.alignments} />
      <ToolMenu {...tool(13)} label="Text color" Icon={Baseline} actions={actions.textColors} />
      <ToolMenu
        {...tool(14)}
        label="Background color"
        Icon={Highlighter}
        actions={actions.backgroundColors}
      />
      <Rule />
      <ToolButton {...tool(15)} action={history.clear} Icon={RemoveFormatting} />
      <ToolButton {...tool(16)} action={history.undo} Icon={Undo2} />
      <ToolButton {...tool(17)} action={history.redo} Icon={Redo2} />
    </Flex>
  );
}

function dialogTool(label: string, ask: () => void): actions.ToolAction {
  return {
    label,
    run: () => {
      ask();
      return true;
    },
  };
}

function Rule() {
  return <Box w="1px" h="5" mx="1" flex="none" bg="border" aria-hidden="true" />;
}

function useActiveTools(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      block: actions.blocks.find(({ isActive }) => isActive?.(current))?.label ?? "Paragraph",
      marks: Object.values(actions.marks).map(({ isActive }) => isActive(current)),
      ordered: actions.lists.ordered.isActive(current),
      bullet: actions.lists.bullet.isActive(current),
      link: current.isActive("link"),
    }),
  });
}

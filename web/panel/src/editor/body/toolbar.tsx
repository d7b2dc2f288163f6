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
  Search,
  Strikethrough,
  Superscript,
  Table,
  TextAlignStart,
  Underline,
  Undo2,
} from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { messages } from "./messages.ts";
import * as actions from "./toolbar-actions.ts";
import { ToolButton, ToolMenu } from "./toolbar-parts.tsx";

export interface ToolbarProps {
  readonly id: string;
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onImage: () => void;
  readonly onFind: () => void;
  /** Stays in view below the tools. */
  readonly children: ReactNode;
}

/** In the order of the marks. */
const MARK_ICONS = [Bold, Italic, Underline, Strikethrough];

/** One tab stop: arrow keys move inside, Alt+F10 leads here, Escape back to the text. */
export function Toolbar({ id, editor, onLink, onImage, onFind, children }: ToolbarProps) {
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
    <Box position="sticky" top="calc({sizes.header.admin} + .5rem)" zIndex="docked">
      <Flex
        id={id}
        role="toolbar"
        aria-label="Formatting"
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
        {Object.values(marks).map((action, index) => (
          <ToolButton
            key={action.label}
            {...tool(1 + index)}
            action={action}
            Icon={MARK_ICONS[index] ?? Bold}
            pressed={active.marks[index]}
          />
        ))}
        <ToolMenu
          {...tool(5)}
          label="More formats"
          Icon={Superscript}
          actions={actions.moreFormats}
        />
        <Rule />
        <ToolButton
          {...tool(6)}
          action={lists.ordered}
          Icon={ListOrdered}
          pressed={active.ordered}
        />
        <ToolButton {...tool(7)} action={lists.bullet} Icon={List} pressed={active.bullet} />
        <ToolButton {...tool(8)} action={lists.indent} Icon={IndentIncrease} />
        <ToolButton {...tool(9)} action={lists.outdent} Icon={IndentDecrease} />
        <Rule />
        <ToolButton
          {...tool(10)}
          action={dialogTool("Link", onLink)}
          Icon={Link}
          pressed={active.link}
        />
        <ToolButton
          {...tool(11)}
          action={dialogTool("Image", onImage)}
          Icon={Image}
          pressed={active.image}
        />
        <ToolMenu {...tool(12)} label="Table" Icon={Table} actions={actions.tables} />
        <Rule />
        <ToolMenu {...tool(13)} label="Align" Icon={TextAlignStart} actions={actions.alignments} />
        <ToolMenu {...tool(14)} label="Text color" Icon={Baseline} actions={actions.textColors} />
        <ToolMenu
          {...tool(15)}
          label="Background color"
          Icon={Highlighter}
          actions={actions.backgroundColors}
        />
        <Rule />
        <ToolButton {...tool(16)} action={history.undo} Icon={Undo2} />
        <ToolButton {...tool(17)} action={history.redo} Icon={Redo2} />
        <ToolButton {...tool(18)} action={dialogTool(messages.find.title, onFind)} Icon={Search} />
      </Flex>
      {children}
    </Box>
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
      image: current.isActive("image"),
    }),
  });
}

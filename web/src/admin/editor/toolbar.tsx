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

/** The tools as one stop of the Tab key: arrows move inside, Alt+F10 leads here, Esc back to the text. */
export function Toolbar({ id, editor, onLink, onImage }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const on = useOn(editor);

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

  const tool = (own: number) => ({
    editor,
    tabIndex: own === current ? 0 : -1,
    onFocus: () => setCurrent(own),
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
      <ToolMenu {...tool(0)} label="Text style" text={on.block} choices={actions.blocks} />
      <Rule />
      <ToolButton {...tool(1)} choice={marks.bold} Icon={Bold} pressed={on.marks[0]} />
      <ToolButton {...tool(2)} choice={marks.italic} Icon={Italic} pressed={on.marks[1]} />
      <ToolButton {...tool(3)} choice={marks.underline} Icon={Underline} pressed={on.marks[2]} />
      <ToolButton {...tool(4)} choice={marks.strike} Icon={Strikethrough} pressed={on.marks[3]} />
      <Rule />
      <ToolButton {...tool(5)} choice={lists.ordered} Icon={ListOrdered} pressed={on.ordered} />
      <ToolButton {...tool(6)} choice={lists.bullet} Icon={List} pressed={on.bullet} />
      <ToolButton {...tool(7)} choice={lists.indent} Icon={IndentIncrease} />
      <ToolButton {...tool(8)} choice={lists.outdent} Icon={IndentDecrease} />
      <Rule />
      <ToolButton {...tool(9)} choice={asks("Link", onLink)} Icon={Link} pressed={on.link} />
      <ToolButton {...tool(10)} choice={asks("Image", onImage)} Icon={Image} />
      <ToolMenu {...tool(11)} label="Table" Icon={Table} choices={actions.tables} />
      <Rule />
      <ToolMenu {...tool(12)} label="Align" Icon={TextAlignStart} choices={actions.alignments} />
      <ToolMenu {...tool(13)} label="Text color" Icon={Baseline} choices={actions.inks} />
      <ToolMenu
        {...tool(14)}
        label="Background color"
        Icon={Highlighter}
        choices={actions.grounds}
      />
      <Rule />
      <ToolButton {...tool(15)} choice={history.clear} Icon={RemoveFormatting} />
      <ToolButton {...tool(16)} choice={history.undo} Icon={Undo2} />
      <ToolButton {...tool(17)} choice={history.redo} Icon={Redo2} />
    </Flex>
  );
}

function asks(label: string, ask: () => void): actions.Choice {
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

/** What is on at the caret. */
function useOn(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      block: actions.blocks.find(({ isOn }) => isOn?.(now))?.label ?? "Paragraph",
      marks: Object.values(actions.marks).map(({ isOn }) => isOn(now)),
      ordered: actions.lists.ordered.isOn(now),
      bullet: actions.lists.bullet.isOn(now),
      link: now.isActive("link"),
    }),
  });
}

import { Box } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { createPortal } from "react-dom";
import { messages } from "../messages.ts";
import type { ToolAction } from "../toolbar-actions.ts";
import { findCommands, findSlashQuery, runCommand } from "./find-command.ts";

const HEIGHT = 288;

interface SlashMenuProps {
  readonly editor: Editor;
  readonly onImage: () => void;
}

/** The focus stays in the text, which names the marked command as its active descendant. */
export function SlashMenu({ editor, onImage }: SlashMenuProps) {
  const id = useId();
  const query = useEditorState({
    editor,
    selector: ({ editor: { state } }) => findSlashQuery(state),
  });
  const [wanted, setWanted] = useState(0);
  /** Where Escape has closed the menu. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [known, setKnown] = useState(query?.text);
  if (known !== query?.text) {
    setKnown(query?.text);
    setWanted(0);
    if (query === null) setClosedAt(null);
  }
  const image: ToolAction = {
    label: messages.picture.bar,
    run: () => {
      onImage();
      return true;
    },
  };
  const isOpen = query !== null && query.from !== closedAt && editor.isFocused;
  const commands = isOpen ? findCommands(query.text, image) : [];
  const marked = Math.min(wanted, commands.length - 1);

  function choose(command: ToolAction | undefined): void {
    if (query && command) runCommand(editor, query, command);
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (commands.length === 0 || event.isComposing) return;
    const { length } = commands;
    if (event.key === "ArrowDown") setWanted((marked + 1) % length);
    else if (event.key === "ArrowUp") setWanted((marked - 1 + length) % length);
    else if (event.key === "Enter") choose(commands[marked]);
    else if (event.key === "Escape") setClosedAt(query?.from ?? null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const text = editor.view.dom;
    const onKey = (event: KeyboardEvent) => press(event);
    text.addEventListener("keydown", onKey, { capture: true });
    return () => text.removeEventListener("keydown", onKey, { capture: true });
  }, [editor]);
  const option = (index: number) => `${id}-${index}`;
  const active = commands.length === 0 ? null : option(marked);
  useEffect(() => {
    const text = editor.view.dom;
    if (active === null) text.removeAttribute("aria-activedescendant");
    else text.setAttribute("aria-activedescendant", active);
    document.getElementById(active ?? "")?.scrollIntoView({ block: "nearest" });
  }, [editor, active]);

  if (!isOpen || commands.length === 0) return null;
  const { left, top, bottom } = editor.view.coordsAtPos(query.from);
  const isAbove = innerHeight - bottom < HEIGHT && top > HEIGHT;
  return createPortal(
    <Box
      role="listbox"
      aria-label={messages.commands}
      position="absolute"
      left={`${Math.max(8, Math.min(left, innerWidth - 216) + scrollX)}px`}
      top={`${(isAbove ? top - 6 : bottom + 6) + scrollY}px`}
      transform={isAbove ? "translateY(-100%)" : undefined}
      zIndex="dropdown"
      w="13rem"
      maxH={`${HEIGHT}px`}
      overflowY="auto"
      p="1"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      shadow="md"
    >
      {commands.map((command, index) => (
        <Box
          key={command.label}
          id={option(index)}
          role="option"
          aria-selected={index === marked}
          px="3"
          py="2"
          fontSize="sm"
          rounded="l2"
          cursor="pointer"
          bg={index === marked ? "bg.muted" : undefined}
          // Keeps the caret in the text.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => setWanted(index)}
          onClick={() => choose(command)}
        >
          {command.label}
        </Box>
      ))}
    </Box>,
    document.body,
  );
}

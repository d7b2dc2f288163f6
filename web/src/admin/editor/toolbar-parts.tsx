import { Box, Button, IconButton, Menu, Portal } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { ChevronDown } from "lucide-react";
import { type ComponentType, useRef } from "react";
import type { Choice } from "./toolbar-actions.ts";

type Icon = ComponentType<{ size?: number; strokeWidth?: number; "aria-hidden"?: "true" }>;

interface ToolProps {
  readonly editor: Editor;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

interface ToolButtonProps extends ToolProps {
  readonly choice: Choice;
  readonly Icon: Icon;
  /** For a tool that is on or off. */
  readonly pressed?: boolean | undefined;
}

/** One tool with a name. */
export function ToolButton({ editor, choice, Icon, pressed, ...focus }: ToolButtonProps) {
  const isOn = pressed === true;
  return (
    <IconButton
      {...focus}
      data-tool=""
      aria-label={choice.label}
      title={choice.label}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      variant="ghost"
      size="xs"
      flex="none"
      boxSize={{ base: "10", md: "8" }}
      {...(isOn ? { bg: "brand.subtle", color: "brand.fg" } : {})}
      // The caret stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choice.run(editor)}
    >
      <Icon aria-hidden="true" size={17} strokeWidth={1.75} />
    </IconButton>
  );
}

interface ToolMenuProps extends ToolProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** What stands on the button: a text, or the icon. */
  readonly text?: string;
  readonly Icon?: Icon;
}

/** Tools of one kind behind a button. After a choice the caret is in the text again. */
export function ToolMenu({ editor, label, choices, text, Icon, ...focus }: ToolMenuProps) {
  const chosen = useRef<Choice | null>(null);
  const name = text === undefined ? label : `${label}: ${text}`;
  return (
    <Menu.Root
      positioning={{ placement: "bottom-start" }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        chosen.current = choices.find((choice) => choice.label === value) ?? null;
      }}
      onExitComplete={() => {
        chosen.current?.run(editor);
        chosen.current = null;
      }}
    >
      <Menu.Trigger asChild>
        <Button
          {...focus}
          data-tool=""
          aria-label={name}
          title={label}
          variant="ghost"
          size="xs"
          flex="none"
          h={{ base: "10", md: "8" }}
          minW={{ base: "10", md: "8" }}
          px={text === undefined ? "0" : "2"}
          color={text === undefined ? "fg.muted" : "fg"}
        >
          {Icon ? <Icon aria-hidden="true" size={17} strokeWidth={1.75} /> : text}
          {text === undefined ? null : <ChevronDown aria-hidden="true" size={14} />}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="11rem">
            {choices.map((choice) => (
              <Menu.Item key={choice.label} value={choice.label}>
                {choice.swatch ? (
                  <Box
                    boxSize="4"
                    rounded="sm"
                    borderWidth="1px"
                    bg={choice.swatch}
                    aria-hidden="true"
                  />
                ) : null}
                {choice.label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

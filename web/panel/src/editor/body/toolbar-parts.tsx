import { Box, Button, IconButton, Menu, Portal } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { ChevronDown } from "lucide-react";
import { type ComponentType, useRef } from "react";
import type { ToolAction } from "./toolbar-actions.ts";

type Icon = ComponentType<{ size?: number; strokeWidth?: number; "aria-hidden"?: "true" }>;

interface ToolProps {
  readonly editor: Editor;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

interface ToolButtonProps extends ToolProps {
  readonly action: ToolAction;
  readonly Icon: Icon;
  readonly pressed?: boolean | undefined;
}

export function ToolButton({ editor, action, Icon, pressed, ...focus }: ToolButtonProps) {
  const isOn = pressed === true;
  return (
    <IconButton
      {...focus}
      data-tool=""
      aria-label={action.label}
      title={action.label}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      variant="ghost"
      size="xs"
      flex="none"
      boxSize={{ base: "10", md: "8" }}
      {...(isOn ? { bg: "brand.subtle", color: "brand.fg" } : {})}
      // Keeps the caret in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => action.run(editor)}
    >
      <Icon aria-hidden="true" size={17} strokeWidth={1.75} />
    </IconButton>
  );
}

interface ToolMenuProps extends ToolProps {
  readonly label: string;
  readonly actions: readonly ToolAction[];
  readonly text?: string;
  readonly Icon?: Icon;
}

export function ToolMenu({ editor, label, actions, text, Icon, ...focus }: ToolMenuProps) {
  const chosen = useRef<ToolAction | null>(null);
  const name = text === undefined ? label : `${label}: ${text}`;
  return (
    <Menu.Root
      positioning={{ placement: "bottom-start" }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        chosen.current = actions.find((action) => action.label === value) ?? null;
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
            {actions.map((action) => (
              <Menu.Item key={action.label} value={action.label}>
                {action.swatch ? (
                  <Box
                    boxSize="4"
                    rounded="sm"
                    borderWidth="1px"
                    bg={action.swatch}
                    aria-hidden="true"
                  />
                ) : null}
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

import { Box, Button, CloseButton, chakra, Flex, Heading } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import type { Drawer } from "./use-drawer.ts";

const words = { open: "Settings", title: "Post settings", close: "Close settings" };

interface DrawerProps {
  readonly drawer: Drawer;
}

export function SettingsButton({ drawer }: DrawerProps) {
  const { button, isOpen, open } = drawer;
  return (
    <Button ref={button} variant="outline" hideFrom="xl" aria-expanded={isOpen} onClick={open}>
      <SlidersHorizontal aria-hidden="true" />
      <chakra.span srOnly={{ base: true, md: false }}>{words.open}</chakra.span>
    </Button>
  );
}

/**
 * Its content stays mounted and keeps its size while hidden, so that forms keep their state. It is
 * no `dialog` element, which would cover the messages and questions of the panel.
 */
export function SettingsDrawer({
  drawer,
  children,
}: DrawerProps & { readonly children: ReactNode }) {
  const { isOpen, panel, close } = drawer;
  return (
    <>
      {isOpen ? (
        <Box
          position="fixed"
          inset="0"
          zIndex="overlay"
          bg="rgba(2,34,45,.52)"
          hideFrom="xl"
          onClick={close}
        />
      ) : null}
      <Flex
        ref={panel}
        role={isOpen ? "dialog" : "complementary"}
        aria-modal={isOpen || undefined}
        aria-label={words.title}
        tabIndex={isOpen ? -1 : undefined}
        direction="column"
        gap="4"
        p={{ base: "4", md: "5" }}
        bg="bg.subtle"
        borderInlineStartWidth="1px"
        minW="0"
        visibility={{ base: isOpen ? "visible" : "hidden", xl: "visible" }}
        position={{ base: "fixed", xl: "static" }}
        insetBlock="0"
        insetInlineEnd="0"
        zIndex={{ base: "overlay", xl: "auto" }}
        w={{ base: "min(100%, 26rem)", xl: "auto" }}
        overflowY={{ base: "auto", xl: "visible" }}
        overscrollBehavior="contain"
        css={{ "& > *": { flexShrink: 0 } }}
        onKeyDown={({ key, target, currentTarget }) => {
          const isInside = currentTarget.contains(target as Node);
          if (isOpen && isInside && key === "Escape") close();
        }}
      >
        <Flex hideFrom="xl" justify="space-between" align="center">
          <Heading as="h2" fontSize="15px" fontWeight="600">
            {words.title}
          </Heading>
          <CloseButton size="sm" aria-label={words.close} onClick={close} />
        </Flex>
        {children}
      </Flex>
    </>
  );
}

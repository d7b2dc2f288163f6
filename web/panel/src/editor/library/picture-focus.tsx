import { Box, Button, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { CARD, type Focus, objectPosition, pictureUrl } from "domain/pictures/picture-address";
import { CENTER, getFocus, isSameFocus } from "domain/pictures/picture-focus";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { focusPicture, type LibraryPicture } from "#pictures/data/pictures.ts";
import { messages } from "./messages.ts";
import { SavingFailure, SavingStatus, useSaving } from "./saving.tsx";

/** The shapes of the frames in which the site shows pictures. */
const CROPS = [
  ["list", "16 / 9"],
  ["phone", "4 / 3"],
  ["article", "21 / 9"],
  ["preview", `${CARD.width} / ${CARD.height}`],
] as const;

const COVER = { width: "100%", height: "100%", objectFit: "cover" } as const;

const ARROWS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const Handle = chakra("button", {
  base: {
    position: "absolute",
    width: "2.75rem",
    height: "2.75rem",
    translate: "-50% -50%",
    rounded: "full",
    display: "grid",
    placeItems: "center",
    cursor: "grab",
    touchAction: "none",
    _before: {
      content: '""',
      width: "1.5rem",
      height: "1.5rem",
      rounded: "full",
      border: "2.5px solid white",
      boxShadow: "0 0 0 1.5px {colors.gray.900}, inset 0 0 0 1.5px {colors.gray.900}",
      bg: "rgb(11 92 120 / .35)",
    },
    _focusVisible: { outline: "2px solid white", boxShadow: "0 0 0 4px {colors.brand.focusRing}" },
  },
});

interface PictureFocusProps {
  readonly picture: LibraryPicture;
  readonly alt: string;
}

/** A focus is saved when this part is left. */
export function PictureFocus({ picture, alt }: PictureFocusProps) {
  const { id, width, height } = picture;
  const [focus, setFocus] = useState(() => getFocus(picture));
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { saving, save, leave, forget } = useSaving({
    ...{
      failure: messages.notFocused,
      value: focus,
      stored: getFocus(picture),
      isSame: isSameFocus,
    },
    send: (next) => focusPicture(id, next),
  });
  const isCenter = isSameFocus(focus, CENTER);

  function moveTo({ x, y }: Focus): void {
    setFocus({ x: percent(x), y: percent(y) });
    if (saving.at !== "saving") forget();
    handle.current?.focus();
  }
  function moveToPointer({ clientX, clientY }: MouseEvent): void {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    moveTo({ x: 100 * x, y: 100 * y });
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const length = event.shiftKey ? 10 : 1;
    moveTo({ x: focus.x + length * step.x, y: focus.y + length * step.y });
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) leave();
  }

  const url = pictureUrl(id, picture);
  return (
    <Stack as="section" aria-label={messages.focus} gap="3" onBlur={onBlur}>
      <Box
        ref={frame}
        position="relative"
        mx="auto"
        rounded="l2"
        overflow="hidden"
        bg="bg.muted"
        cursor="crosshair"
        style={{ aspectRatio: width / height, width: `min(100%, ${(16 * width) / height}rem)` }}
        onClick={(event) => {
          if (event.target !== handle.current) moveToPointer(event);
        }}
      >
        <img src={url} alt={alt} width={width} height={height} style={COVER} />
        <Handle
          ref={handle}
          type="button"
          aria-label={messages.focusAt(focus.x, focus.y)}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) moveToPointer(event);
          }}
        />
      </Box>
      <Flex align="center" justify="space-between" gap="2">
        <Box>
          <Text role="status" textStyle="caption">
            {messages.focusIs(focus.x, focus.y)}
          </Text>
          <SavingStatus saving={saving} />
        </Box>
        <Button size="sm" variant="ghost" disabled={isCenter} onClick={() => moveTo(CENTER)}>
          {messages.resetFocus}
        </Button>
      </Flex>
      <SavingFailure title={messages.notFocused} saving={saving} onRetry={() => void save()} />
      <Flex role="group" aria-label={messages.crops} wrap="wrap" gap="2">
        {CROPS.map(([crop, aspectRatio]) => (
          <Box as="figure" key={crop} textStyle="caption" color="fg.muted">
            <img
              src={url}
              alt=""
              width={width}
              height={height}
              style={{
                ...{ height: "3.625rem", width: "auto", aspectRatio, objectFit: "cover" },
                objectPosition: objectPosition(focus),
              }}
            />
            <figcaption>{messages.crop[crop]}</figcaption>
          </Box>
        ))}
      </Flex>
    </Stack>
  );
}

function percent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

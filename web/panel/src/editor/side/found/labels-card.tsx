import { Box, Flex, Input, Stack, Tag, Text } from "@chakra-ui/react";
import { getLabelKey, LabelSchema, parseLabels, toLabel } from "domain/posts/labels";
import { folded } from "domain/shared/folded";
import { limits } from "domain/shared/limits";
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";
import * as v from "valibot";
import { useLabels } from "#posts/data/labels.ts";
import { PanelCard } from "#ui/card.tsx";
import { messages } from "./messages.ts";
import type { TagsCardProps } from "./tags-card.tsx";

const words = messages.labels;
const MAX_SUGGESTIONS = 50;
const STEPS: ReadonlyMap<string, number> = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

/** Labels as an editor types them, with those of other posts as suggestions. */
export function LabelsCard({ draft, change }: TagsCardProps) {
  const list = useLabels();
  const names = list.state === "ready" ? list.data.map(({ name }) => name) : [];
  const labels = parseLabels(draft.labels);
  const input = useRef<HTMLInputElement>(null);

  /** Takes the spelling of other posts. */
  function add(text: string): void {
    const added = parseLabels(text).map(
      (label) => names.find((name) => getLabelKey(name) === getLabelKey(label)) ?? label,
    );
    const next = parseLabels([...labels, ...added].join("\n"));
    change({ labels: next.slice(0, limits.labels).join("\n") });
  }

  function remove(removed: string): void {
    change({ labels: labels.filter((label) => label !== removed).join("\n") });
    input.current?.focus();
  }

  return (
    <PanelCard title={words.title}>
      <Stack gap="3" p="5">
        {labels.length === 0 ? null : (
          <Flex as="ul" aria-label={words.list} gap="2" wrap="wrap" listStyleType="none">
            {labels.map((label) => (
              <Box as="li" key={label} maxW="full">
                <Tag.Root size="lg" maxW="full">
                  <Tag.Label lang="es">{label}</Tag.Label>
                  <Tag.EndElement>
                    <Tag.CloseTrigger
                      aria-label={words.remove(label)}
                      boxSize="6"
                      css={{ "& svg": { boxSize: "3.5" } }}
                      onClick={() => remove(label)}
                    />
                  </Tag.EndElement>
                </Tag.Root>
              </Box>
            ))}
          </Flex>
        )}
        <LabelInput
          ref={input}
          labels={labels}
          names={names}
          onAdd={add}
          onRemoveLast={() => {
            const last = labels.at(-1);
            if (last !== undefined) remove(last);
          }}
        />
      </Stack>
    </PanelCard>
  );
}

interface LabelInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly labels: readonly string[];
  readonly names: readonly string[];
  readonly onAdd: (text: string) => void;
  readonly onRemoveLast: () => void;
}

function LabelInput({ ref, labels, names, onAdd, onRemoveLast }: LabelInputProps) {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const id = useId();
  const label = toLabel(typed);
  const isFull = labels.length >= limits.labels;
  const isTooLong = label !== "" && !isLabel(label);
  const items = isOpen && !isFull ? findItems(names, labels, label) : [];
  const activeItem = items[active];

  function type(text: string, opens = true): void {
    setTyped(text);
    setOpen(opens);
    // An empty field suggests, but Enter must not choose.
    setActive(text === "" ? -1 : 0);
  }

  /** What is no label stays in the field. */
  function add(text: string, opens = false): void {
    const added = parseLabels(text);
    const others = added.filter((label) => !isLabel(label));
    onAdd(added.filter(isLabel).join("\n"));
    type(others.join(" "), opens);
  }

  function handleKey(event: KeyboardEvent): void {
    const { key } = event;
    const step = STEPS.get(key);
    if (step !== undefined) {
      setOpen(true);
      const count = Math.max(1, items.length);
      setActive(isOpen ? (active + step + count) % count : 0);
    } else if (key === "Enter") {
      add(activeItem ?? typed);
    } else if (key === "Escape" && isOpen) {
      // The first Escape is for the list, the next one for the drawer.
      event.stopPropagation();
      setOpen(false);
    } else {
      if (key === "Backspace" && typed === "") onRemoveLast();
      return;
    }
    event.preventDefault();
  }

  return (
    <Box>
      <Input
        ref={ref}
        role="combobox"
        aria-label={words.add}
        aria-expanded={items.length > 0}
        aria-controls={items.length > 0 ? `${id}list` : undefined}
        aria-activedescendant={activeItem === undefined ? undefined : `${id}${active}`}
        aria-autocomplete="list"
        aria-describedby={`${id}hint`}
        autoComplete="off"
        lang="es"
        placeholder={isFull ? "" : words.add}
        readOnly={isFull}
        value={typed}
        onClick={() => setOpen(true)}
        onFocus={() => setActive(typed === "" ? -1 : 0)}
        onChange={({ currentTarget: { value } }) => {
          if (/[,;]/.test(value)) add(value, true);
          else type(value);
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          if (typed === "") setOpen(false);
          else add(typed);
        }}
      />
      {items.length === 0 ? null : (
        <Box
          as="ul"
          role="listbox"
          id={`${id}list`}
          aria-label={words.suggestions}
          listStyleType="none"
          mt="1"
          maxH="14rem"
          overflowY="auto"
          borderWidth="1px"
          rounded="l2"
        >
          {items.map((item, n) => (
            <Box
              as="li"
              role="option"
              id={`${id}${n}`}
              key={item}
              aria-selected={n === active}
              px="3"
              py={{ base: "2.5", md: "1.5" }}
              cursor="pointer"
              overflowWrap="anywhere"
              bg={n === active ? "bg.muted" : undefined}
              outline={n === active ? "1px solid transparent" : undefined}
              outlineOffset="-1px"
              ref={n === active ? showActive : undefined}
              onPointerMove={() => setActive(n)}
              // The field keeps the focus.
              onMouseDown={(event: MouseEvent) => event.preventDefault()}
              onClick={() => add(item)}
            >
              {names.includes(item) ? <span lang="es">{item}</span> : words.create(item)}
            </Box>
          ))}
        </Box>
      )}
      <Text
        id={`${id}hint`}
        mt="1.5"
        textStyle="caption"
        color={isTooLong ? "fg.error" : "fg.muted"}
        aria-live="polite"
      >
        {getHint(isFull, isTooLong)}
      </Text>
    </Box>
  );
}

function showActive(item: HTMLElement | null): void {
  item?.scrollIntoView?.({ block: "nearest" });
}

function isLabel(text: string): boolean {
  return v.is(LabelSchema, text);
}

function getHint(isFull: boolean, isTooLong: boolean): string {
  if (isFull) return words.full;
  return isTooLong ? words.tooLong : words.hint;
}

/** Known labels that contain what was typed, those that begin with it first, then the typed one itself. */
function findItems(
  names: readonly string[],
  labels: readonly string[],
  label: string,
): readonly string[] {
  const keys = labels.map(getLabelKey);
  const wanted = folded(label);
  const others = names.filter(
    (name) => !keys.includes(getLabelKey(name)) && folded(name).includes(wanted),
  );
  const starting = others.filter((name) => folded(name).startsWith(wanted));
  const matches = [...new Set([...starting, ...others])].slice(0, MAX_SUGGESTIONS);
  const isKnown = [...keys, ...names.map(getLabelKey)].includes(getLabelKey(label));
  return isKnown || !isLabel(label) ? matches : [...matches, label];
}

import { Box, Button, Field, Flex, IconButton, Input, Link, Stack, Text } from "@chakra-ui/react";
import { getLabelKey, LabelSchema, toLabel } from "domain/posts/labels";
import { useRead } from "kit/firebase/use-read";
import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import * as v from "valibot";
import { useCan } from "#accounts/data/use-can.ts";
import { BusyButton } from "#ui/busy-button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { PanelList } from "#ui/list/list.tsx";
import { listPaths } from "#ui/list/list-paths.ts";
import { PanelDialog } from "#ui/panel-dialog.tsx";
import { countLabeledPosts, useLabels } from "../../data/labels.ts";
import { messages } from "../messages.ts";
import { useLabelChange } from "./use-label-change.ts";

const words = messages.labels;

interface LabelsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All labels, each with its posts, and where they get other names. */
export function LabelsDialog({ open, onClose }: LabelsDialogProps) {
  const list = useLabels();
  const mayChange = useCan()("posts.changeLabels");
  const [renaming, setRenaming] = useState("");
  const [removing, setRemoving] = useState("");
  const { rename, remove, busy, changes } = useLabelChange();
  const names = list.state === "ready" ? list.data.map(({ name }) => name) : [];
  return (
    <>
      <PanelDialog
        open={open}
        title={words.title}
        hasCloseButton
        scrollBehavior="inside"
        onClose={() => {
          setRenaming("");
          onClose();
        }}
      >
        <Text textStyle="caption" color="fg.muted" mb="2">
          {words.hint}
        </Text>
        <PanelList
          list={list}
          loading={words.loading}
          failure={words.failure}
          empty={<Text py="4">{words.empty}</Text>}
        >
          {(labels) => (
            <Box as="ul" listStyleType="none">
              {labels.map(({ id, name }) => (
                <Box as="li" key={id} py="2" borderBottomWidth="1px" _last={{ border: "0" }}>
                  {renaming === name ? (
                    <RenameForm
                      label={name}
                      names={names}
                      busy={busy}
                      onCancel={() => setRenaming("")}
                      onRename={async (to, isMerge) => {
                        if (await rename(name, to, isMerge)) setRenaming("");
                      }}
                    />
                  ) : (
                    <Flex gap="2" align="center">
                      <Link asChild color="fg" me="auto" minW="0" overflowWrap="anywhere">
                        <RouterLink
                          to={listPaths.postsWithLabel(name)}
                          aria-label={words.of(name)}
                          lang="es"
                          onClick={onClose}
                        >
                          {name}
                        </RouterLink>
                      </Link>
                      <LabelCount label={name} changes={changes} />
                      {mayChange ? (
                        <>
                          <IconButton
                            variant="ghost"
                            aria-label={words.renameName(name)}
                            onClick={() => setRenaming(name)}
                          >
                            <Pencil aria-hidden="true" size={16} />
                          </IconButton>
                          <IconButton
                            variant="ghost"
                            aria-label={words.removeName(name)}
                            onClick={() => setRemoving(name)}
                          >
                            <Trash2 aria-hidden="true" size={16} />
                          </IconButton>
                        </>
                      ) : null}
                    </Flex>
                  )}
                </Box>
              ))}
            </Box>
          )}
        </PanelList>
      </PanelDialog>
      <ConfirmDialog
        open={removing !== ""}
        title={words.removal.title(removing)}
        confirm={words.removal.go}
        busy={busy}
        busyText={words.busy}
        onCancel={() => setRemoving("")}
        onConfirm={async () => {
          if (await remove(removing)) setRemoving("");
        }}
      >
        <Text>{words.removal.text}</Text>
      </ConfirmDialog>
    </>
  );
}

interface LabelCountProps {
  readonly label: string;
  /** Grows when the posts must be counted again. */
  readonly changes: number;
}

/** Counts posts once it is in view, because there may be five hundred labels. */
function LabelCount({ label, changes }: LabelCountProps) {
  const [wasInView, setWasInView] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasInView(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const count = useRead(
    wasInView ? () => countLabeledPosts(label) : null,
    [label, changes],
    "The posts of a label could not be counted",
  );
  return (
    <Text ref={place} textStyle="caption" color="fg.muted" whiteSpace="nowrap">
      {count.state === "ready" ? words.count(count.data) : null}
      {count.state === "failed" ? (
        <Button variant="outline" aria-label={words.recountName(label)} onClick={count.retry}>
          {words.recount}
        </Button>
      ) : null}
    </Text>
  );
}

interface RenameFormProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly busy: boolean;
  readonly onRename: (to: string, isMerge: boolean) => void;
  readonly onCancel: () => void;
}

function RenameForm({ label, names, busy, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(label);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const to = toLabel(typed);
  const isValid = v.is(LabelSchema, to);
  const other = names.find((name) => name !== label && getLabelKey(name) === getLabelKey(to));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && to !== label) onRename(other ?? to, other !== undefined);
      }}
    >
      <Stack gap="2">
        <Field.Root invalid={!isValid}>
          <Input
            ref={field}
            aria-label={words.name(label)}
            lang="es"
            value={typed}
            onKeyDown={(event) => {
              if (event.key !== "Escape" || busy) return;
              event.stopPropagation();
              onCancel();
            }}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Field.ErrorText>{words.invalid}</Field.ErrorText>
          <Field.HelperText role="status">
            {other === undefined ? "" : words.merges(other)}
          </Field.HelperText>
        </Field.Root>
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
          <BusyButton
            type="submit"
            busy={busy}
            busyText={words.busy}
            disabled={!isValid || to === label}
          >
            {other === undefined ? words.save : words.merge}
          </BusyButton>
        </Flex>
      </Stack>
    </form>
  );
}

import {
  Box,
  Button,
  Checkbox,
  Flex,
  IconButton,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from "@chakra-ui/react";
import { adminDate } from "kit/lib/format/dates";
import { NotebookPen } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { AnyClaimRecord } from "#posts/data/claim-records.ts";
import { isOwnRecord } from "#posts/data/claim-records.ts";
import { messages } from "../shared/messages.ts";
import { type Claim, formerTicks, tickKey } from "./claims.ts";
import { EvidenceForm } from "./evidence-form.tsx";
import type { ClaimCheck } from "./use-claims.ts";

const words = messages.claims;

export interface ClaimRowProps {
  readonly claim: Claim;
  readonly check: ClaimCheck;
  readonly invalid: boolean;
  readonly onShow: () => void;
}

export function ClaimRow({ claim, check, invalid, onShow }: ClaimRowProps) {
  const { tick, kind, text } = claim;
  const name = useId();
  const note = useRef<HTMLButtonElement>(null);
  const [isNoting, setIsNoting] = useState(false);
  const isTicked = check.isTicked(tick);
  const ticks = check.records.filter((record) => tickKey(record) === tick);
  const own = ticks.findLast((tick) => isOwnRecord(tick));
  const former = isTicked ? undefined : formerTicks(claim, check.records).at(-1);
  const close = () => {
    setIsNoting(false);
    note.current?.focus();
  };
  return (
    <Box>
      <Flex gap="1" align="flex-start">
        <Checkbox.Root
          size="sm"
          p="1"
          invalid={invalid && !isTicked}
          checked={isTicked}
          onCheckedChange={({ checked }) => check.tick(claim, checked === true)}
        >
          <Checkbox.HiddenInput aria-labelledby={name} />
          <Checkbox.Control />
        </Checkbox.Root>
        <Button
          variant="plain"
          display="inline"
          flex="1"
          minW="0"
          minH="6"
          h="auto"
          p="0"
          fontWeight="400"
          textAlign="start"
          whiteSpace="normal"
          overflowWrap="anywhere"
          _hover={{ textDecoration: "underline" }}
          onClick={onShow}
        >
          <span id={name}>{text}</span>
          <Text as="span" color="fg.muted" textStyle="caption">
            {` · ${words.kinds[kind]}`}
          </Text>
          <VisuallyHidden>{`, ${words.show}`}</VisuallyHidden>
        </Button>
        {isTicked ? (
          <IconButton
            ref={note}
            variant="ghost"
            size="2xs"
            flex="none"
            aria-label={words.note(text)}
            aria-expanded={isNoting}
            onClick={() => setIsNoting(!isNoting)}
          >
            <NotebookPen aria-hidden="true" />
          </IconButton>
        ) : null}
      </Flex>
      <Stack gap="1" ps="7" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
        {ticks.map((tick) => (
          <Recorded key={tick.id} record={tick} />
        ))}
        {former ? <Recorded record={former} isFormer /> : null}
        {isTicked && isNoting ? (
          <EvidenceForm
            evidence={own ?? {}}
            onCancel={close}
            onApply={(evidence) => {
              check.annotate(claim, evidence);
              close();
            }}
          />
        ) : null}
      </Stack>
    </Box>
  );
}

function Recorded({ record, isFormer = false }: { record: AnyClaimRecord; isFormer?: boolean }) {
  const { recorded_at, recorded_by = "", note, url } = record;
  const say = isFormer ? words.former : words.ticked;
  return (
    <Box>
      {recorded_at === undefined ? words.notSaved : say(recorded_by, adminDate(recorded_at))}
      {note === undefined ? null : (
        <Text color="fg" whiteSpace="pre-wrap">
          {note}
        </Text>
      )}
      {url === undefined ? null : <OuterLink url={url} text={words.dataSheet} />}
    </Box>
  );
}

export function OuterLink({ url, text }: { readonly url: string; readonly text: string }) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" color="fg.link" title={url}>
      {text}
      <VisuallyHidden>{` ${words.newTab}`}</VisuallyHidden>
    </Link>
  );
}

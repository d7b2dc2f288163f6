import { Badge, Checkbox, chakra, Flex, Grid, Text } from "@chakra-ui/react";
import { dueText, isOverdue } from "domain/contact/answer-time";
import { INQUIRY_TYPES } from "domain/contact/contact-options";
import type { StoredSubmission } from "domain/contact/submission";
import { adminDay } from "kit/lib/format/dates";
import { Circle, CircleCheck, CircleDot, UserRound } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { messages } from "../messages.ts";
import { type Assignees, assigneeName } from "../use-assignees.ts";
import type { OpenSubmission } from "../use-open-submission.ts";

const SHAPES = { pending: Circle, in_progress: CircleDot, completed: CircleCheck };

interface SubmissionRowProps {
  readonly submission: StoredSubmission;
  readonly isNew: boolean;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isOn: boolean) => void;
  readonly now: Date;
  readonly assignees: Assignees;
  readonly link: ReturnType<OpenSubmission["linkTo"]>;
}

export function SubmissionRow({ isSelected, onSelect, ...props }: SubmissionRowProps) {
  const { isOpen } = props;
  return (
    <Flex
      borderBottomWidth="1px"
      bg={isOpen ? "brand.50" : undefined}
      boxShadow={isOpen ? "inset 3px 0 0 {colors.brand.solid}" : undefined}
      _hover={{ bg: isOpen ? "brand.50" : "bg.subtle" }}
    >
      <Checkbox.Root
        size="sm"
        flex="none"
        alignItems="flex-start"
        ps={{ base: "4", md: "5" }}
        pe="3"
        py="3.5"
        checked={isSelected}
        onCheckedChange={({ checked }) => onSelect(checked === true)}
      >
        <Checkbox.HiddenInput aria-label={messages.bulk.select(props.submission.name)} />
        <Checkbox.Control />
      </Checkbox.Root>
      <RowLink {...props} />
    </Flex>
  );
}

function RowLink(props: Omit<SubmissionRowProps, "isSelected" | "onSelect">) {
  const { submission, isNew, isOpen, now, assignees, link } = props;
  const { id, name, company, inquiry_type, message, status } = submission;
  const { label, palette } = messages.status[status];
  const Shape = SHAPES[status];
  return (
    <Grid
      asChild
      flex="1"
      minW="0"
      templateColumns="1.125rem minmax(0, 1fr)"
      columnGap="3"
      pe={{ base: "4", md: "5" }}
      py="3"
      _focusVisible={{ outlineOffset: "-2px" }}
    >
      <RouterLink {...link} data-inbox-row={id} aria-current={isOpen}>
        <chakra.span color={`${palette}.solid`} mt="0.5" aria-hidden="true">
          <Shape size={18} />
        </chakra.span>
        <span>
          <Flex as="span" gap="2" align="baseline">
            <Text as="span" fontSize="15px" fontWeight="600" truncate>
              {name}
            </Text>
            <Due submission={submission} now={now} />
          </Flex>
          <Text as="span" display="block" textStyle="caption" truncate>
            {company} · <span lang="es">{INQUIRY_TYPES[inquiry_type]}</span>
          </Text>
          <Text as="span" lang="es" display="block" textStyle="caption" color="fg.muted" truncate>
            {message}
          </Text>
          <Badges submission={submission} isNew={isNew} assignees={assignees} />
          <chakra.span srOnly>, {label}</chakra.span>
        </span>
      </RouterLink>
    </Grid>
  );
}

function Due({ submission, now }: Pick<SubmissionRowProps, "submission" | "now">) {
  const late = isOverdue(submission, now);
  return (
    <Text
      as="span"
      ms="auto"
      flex="none"
      textStyle="caption"
      color={late ? "fg.error" : "fg.muted"}
      fontWeight={late ? "600" : "400"}
    >
      {dueText(submission, now) ?? adminDay(submission.created_at)}
    </Text>
  );
}

/** Only what is unusual. */
function Badges(props: Pick<SubmissionRowProps, "submission" | "isNew" | "assignees">) {
  const { submission, isNew, assignees } = props;
  const { items = [], mail, suspect, assigned_to } = submission;
  const isUnsent = mail === "failed";
  if (!isNew && items.length === 0 && !isUnsent && !suspect && !assigned_to) return null;
  return (
    <Flex as="span" gap="1.5" wrap="wrap" mt="1.5">
      {isNew ? <Badge colorPalette="brand">{messages.fresh}</Badge> : null}
      {items.length === 0 ? null : <Badge>{messages.items.title(items.length)}</Badge>}
      {isUnsent ? <Badge colorPalette="red">{messages.mail.failed}</Badge> : null}
      {assigned_to === undefined ? null : (
        <Badge variant="outline">
          <chakra.span srOnly>{messages.assignment.label} </chakra.span>
          <UserRound aria-hidden="true" size={12} /> {assigneeName(assignees, assigned_to)}
        </Badge>
      )}
      {suspect ? <Badge variant="outline">{messages.suspect}</Badge> : null}
    </Flex>
  );
}

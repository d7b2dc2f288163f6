import { Badge, Box, Flex, Grid, Heading, Link, Status, Text } from "@chakra-ui/react";
import { INDUSTRIES, INQUIRY_TYPES } from "functions/domain/contact/contact-options";
import type { StoredSubmission } from "functions/domain/contact/submission";
import { type ReactNode, useId } from "react";
import { adminDate } from "#lib/format/dates.ts";
import { answerText, isOverdue } from "./answer-time.ts";
import { SentItems } from "./items/sent-items.tsx";
import { messages } from "./messages.ts";
import { SentFiles } from "./sent-files.tsx";
import { SubmissionActions } from "./submission-actions.tsx";

const words = messages.facts;
/** A number that a telephone can dial. */
const DIALLED = /^\+?\d{3,}$/;

interface SubmissionCardProps {
  readonly submission: StoredSubmission;
  readonly isNew: boolean;
  readonly now: Date;
}

export function SubmissionCard({ submission, isNew, now }: SubmissionCardProps) {
  const id = useId();
  return (
    <Box
      as="article"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      shadow="card"
      overflowWrap="anywhere"
    >
      <Flex
        align="center"
        gap="2.5"
        wrap="wrap"
        px={{ base: "4", md: "5" }}
        py="3.5"
        borderBottomWidth="1px"
      >
        <Heading as="h3" id={id} fontSize="md" fontWeight="600">
          {submission.name}
        </Heading>
        <Badges submission={submission} isNew={isNew} />
        <AnswerTime submission={submission} now={now} />
        <Text
          as="time"
          textStyle="caption"
          color="fg.muted"
          ms={{ base: "0", md: "auto" }}
          w={{ base: "full", md: "auto" }}
        >
          {adminDate(submission.created_at)}
        </Text>
      </Flex>
      <Grid
        px={{ base: "4", md: "5" }}
        pt="4"
        pb="5"
        gap={{ base: "4", lg: "8" }}
        templateColumns={{ base: "minmax(0, 1fr)", lg: "23rem minmax(0, 1fr)" }}
      >
        <Facts submission={submission} />
        <Box>
          <Text
            lang="es"
            aria-label={words.message}
            bg="bg.subtle"
            rounded="l2"
            px="4"
            py="3.5"
            maxW="80ch"
            fontSize="15px"
            lineHeight="1.55"
            whiteSpace="pre-line"
          >
            {submission.message}
          </Text>
          <SentItems items={submission.items} />
          <SentFiles submission={submission} />
          <SubmissionActions submission={submission} />
        </Box>
      </Grid>
    </Box>
  );
}

function AnswerTime({ submission, now }: Pick<SubmissionCardProps, "submission" | "now">) {
  const text = answerText(submission, now);
  if (text === undefined) return null;
  const late = isOverdue(submission, now);
  return (
    <Text
      textStyle="caption"
      color={late ? "fg.error" : "fg.muted"}
      fontWeight={late ? "600" : "400"}
    >
      {text}
    </Text>
  );
}

function Badges({ submission, isNew }: Pick<SubmissionCardProps, "submission" | "isNew">) {
  const { status, suspect } = submission;
  const { label, palette } = messages.status[status];
  return (
    <>
      <Badge colorPalette={palette}>
        <Status.Root colorPalette={palette} size="sm">
          <Status.Indicator />
        </Status.Root>
        {label}
      </Badge>
      {isNew ? <Badge colorPalette="brand">{messages.fresh}</Badge> : null}
      {suspect ? <Badge variant="outline">{messages.suspect}</Badge> : null}
    </>
  );
}

function Facts({ submission }: { readonly submission: StoredSubmission }) {
  const { company, industry, inquiry_type, products, position, email, phone, marketing } =
    submission;
  return (
    <Grid as="dl" templateColumns="1fr 1fr" gap="3.5" columnGap="5" alignContent="start">
      <Fact name={words.company}>{company}</Fact>
      <Fact name={words.industry}>
        <span lang="es">{INDUSTRIES[industry]}</span>
      </Fact>
      <Fact name={words.inquiryType}>
        <span lang="es">{INQUIRY_TYPES[inquiry_type]}</span>
      </Fact>
      {products === "" ? null : <Fact name={words.products}>{products}</Fact>}
      {position === "" ? null : <Fact name={words.position}>{position}</Fact>}
      <Fact name={words.email} wide>
        <Link
          href={`mailto:${encodeURIComponent(email)}`}
          color="fg.link"
          fontWeight="500"
          // Only inline, a long address wraps.
          display="inline"
          overflowWrap="anywhere"
        >
          {email}
        </Link>
      </Fact>
      <Fact name={words.phone} wide>
        <Phone text={phone} />
      </Fact>
      <Fact name={words.marketing} wide>
        {messages.marketing[marketing ? "yes" : "no"]}
      </Fact>
    </Grid>
  );
}

function Phone({ text }: { readonly text: string }) {
  const number = text.replace(/[\s()./-]/g, "").replace(/^00/, "+");
  if (text === "" || !DIALLED.test(number)) return text || messages.none;
  return (
    <Link href={`tel:${number}`} color="fg.link" fontWeight="500">
      {text}
    </Link>
  );
}

interface FactProps {
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <Box gridColumn={wide ? "1 / -1" : undefined} minW="0">
      <Text as="dt" fontSize="xs" color="fg.muted">
        {name}
      </Text>
      <Text as="dd" fontWeight="500">
        {children}
      </Text>
    </Box>
  );
}

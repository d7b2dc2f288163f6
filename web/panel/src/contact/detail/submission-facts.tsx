import { Grid, Link } from "@chakra-ui/react";
import { INDUSTRIES, INQUIRY_TYPES } from "domain/contact/contact-options";
import { addMonths } from "domain/contact/retention";
import { shortReference } from "domain/contact/short-reference";
import type { StoredSubmission } from "domain/contact/submission";
import { SUBMISSION_MONTHS } from "kit/lib/env";
import { adminDay } from "kit/lib/format/dates";
import { messages } from "../messages.ts";
import { Fact, SitePage } from "./fact.tsx";
import { OriginFacts } from "./origin-facts.tsx";

const words = messages.facts;
/** A number that a telephone can dial. */
const DIALLED = /^\+?\d{3,}$/;

export function SubmissionFacts({ submission }: { readonly submission: StoredSubmission }) {
  const { company, industry, inquiry_type, products, position, email, phone, marketing } =
    submission;
  const { id, page = "", created_at, origin } = submission;
  return (
    <Grid
      as="dl"
      templateColumns={{ base: "repeat(2, minmax(0, 1fr))", xl: "repeat(4, minmax(0, 1fr))" }}
      gap="3.5"
      columnGap="5"
    >
      <Fact name={words.company}>{company}</Fact>
      <Fact name={words.industry}>
        <span lang="es">{INDUSTRIES[industry]}</span>
      </Fact>
      <Fact name={words.inquiryType}>
        <span lang="es">{INQUIRY_TYPES[inquiry_type]}</span>
      </Fact>
      {position === "" ? null : <Fact name={words.position}>{position}</Fact>}
      <Fact name={words.email} wide>
        <Link
          href={`mailto:${encodeURIComponent(email)}`}
          color="fg.link"
          // Only inline, a long address wraps.
          display="inline"
        >
          {email}
        </Link>
      </Fact>
      <Fact name={words.phone}>
        <Phone text={phone} />
      </Fact>
      {products === "" ? null : <Fact name={words.products}>{products}</Fact>}
      {page === "" ? null : (
        <Fact name={words.page}>
          <SitePage page={page} />
        </Fact>
      )}
      <OriginFacts origin={origin} />
      <Fact name={words.reference}>{shortReference(id)}</Fact>
      <Fact name={words.keptUntil}>{adminDay(addMonths(created_at, SUBMISSION_MONTHS))}</Fact>
      <Fact name={words.marketing}>{messages.marketing[marketing ? "yes" : "no"]}</Fact>
    </Grid>
  );
}

function Phone({ text }: { readonly text: string }) {
  const number = text.replace(/[\s()./-]/g, "").replace(/^00/, "+");
  if (text === "" || !DIALLED.test(number)) return text || messages.none;
  return (
    <Link href={`tel:${number}`} color="fg.link" display="inline">
      {text}
    </Link>
  );
}

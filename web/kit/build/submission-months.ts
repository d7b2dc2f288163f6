import { checkedMonths, DEFAULT_MONTHS } from "domain/contact/retention";

/** `npm run deploy` passes the number of the functions. */
export const submissionMonths: number = checkedMonths(
  Number(process.env.SUBMISSION_MONTHS ?? DEFAULT_MONTHS),
);

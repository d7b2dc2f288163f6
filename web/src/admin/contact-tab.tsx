import { SubmissionList } from "./submissions/submission-list.tsx";

/** Contact requests of the public forms. */
export function ContactTab() {
  return <SubmissionList />;
}

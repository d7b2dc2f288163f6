// biome-ignore-all lint/performance/noBarrelFile: one file to load after the first input of a form
export { ErrorSummary } from "#ui/form/error-summary.tsx";
export { Confirmation } from "./confirmation.tsx";
export { checkContact, previousPage, toContactSubmission as submissionOf } from "./rules.ts";

// biome-ignore-all lint/performance/noBarrelFile: one file to load after the first input of a form
export { keepSentInquiry } from "#lib/stored-inquiries.ts";
export { ErrorSummary } from "../form/error-summary.tsx";
export { Confirmation } from "./confirmation.tsx";
export { FileList } from "./files/file-list.tsx";
export { getUploads } from "./files/get-uploads.ts";
export { checkContact, previousPage, toContactSubmission as toSubmission } from "./rules.ts";
export { FileField, NoScriptNotice, PrivacyNotice } from "./static-parts.tsx";

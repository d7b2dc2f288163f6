/** Its message is for the editor. */
export class WorkbookError extends Error {}

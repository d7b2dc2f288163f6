/** Capital letters and digits, with "-" between them. */
export const REFERENCE = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

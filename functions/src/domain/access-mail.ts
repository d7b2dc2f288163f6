/** A mail to a new administrator. The sender is configuration. */
export interface AccessMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * The mail that asks a new administrator to confirm the address; access begins with that (G-06).
 * @param link made by Auth; opening it confirms the address and leads to the panel
 */
export function verificationMail(to: string, link: string): AccessMail {
  return {
    to,
    subject: "Confirm your email for the Cortzen Admin Panel",
    text: [
      "You have been made an administrator of the NHK Group website.",
      "",
      "Confirm this email address by opening the following link. After that you can sign in to the panel:",
      "",
      link,
      "",
      "If you do not have the password, ask the administrator who added you, or choose a new one at the sign-in.",
      "If you did not expect this message, ignore it: without the confirmation nothing happens.",
      "",
    ].join("\n"),
  };
}

/**
 * The mail to a person whose account was there and whose address is confirmed: access is there at once.
 * @param panel address of the panel
 */
export function welcomeMail(to: string, panel: string): AccessMail {
  return {
    to,
    subject: "You are now an administrator in the Cortzen Admin Panel",
    text: [
      "You have been made an administrator of the NHK Group website.",
      "",
      "Sign in with this email address and your own password:",
      "",
      panel,
      "",
    ].join("\n"),
  };
}

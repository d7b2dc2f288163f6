import { INVITATION_DAYS } from "./role.ts";

export interface AccessMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export function verificationMail(to: string, link: string): AccessMail {
  return {
    to,
    subject: "Confirm your email for the Cortzen Admin Panel",
    text: [
      "You have been given access to the admin panel of the NHK Group website.",
      "",
      "Confirm this email address by opening the following link. After that you can sign in to the panel:",
      "",
      link,
      "",
      "If you do not have the password, ask the administrator who added you, or choose a new one with 'Forgot password?' at the sign-in.",
      "If you did not expect this message, ignore it: without the confirmation nothing happens.",
      "",
    ].join("\n"),
  };
}

export function passwordMail(to: string, link: string): AccessMail {
  return {
    to,
    subject: "Choose a password for the Cortzen Admin Panel",
    text: [
      "Choose a new password for the NHK Group admin panel by opening the following link:",
      "",
      link,
      "",
      "The link works once, for 1 hour. If you did not expect this message, ignore it: nothing changes.",
      "",
    ].join("\n"),
  };
}

export function invitationMail(to: string, link: string, panel: string): AccessMail {
  return {
    to,
    subject: "Your access to the Cortzen Admin Panel",
    text: [
      "You have been given access to the admin panel of the NHK Group website.",
      "",
      "Choose your password by opening the following link. A password that was chosen before no longer works:",
      "",
      link,
      "",
      `The link works once, for ${INVITATION_DAYS} days. After that, get another with 'Forgot password?' at the sign-in:`,
      "",
      panel,
      "",
    ].join("\n"),
  };
}

/** To both addresses: the owner of the account learns of a change that somebody else made. */
export function addressChangedMail(
  to: string,
  { former, present }: { readonly former: string; readonly present: string },
): AccessMail {
  return {
    to,
    subject: "Your access to the panel ended: the address of the account changed",
    text: [
      `The address of an account of the NHK Group admin panel was changed from ${former} to ${present}.`,
      "",
      `Access belongs to the address ${former}, so the account has no access any more.`,
      "",
      "If you changed it, ask an administrator to invite the new address.",
      `If you did not, somebody else used the account: tell an administrator, who can invite ${former} again.`,
      "",
    ].join("\n"),
  };
}

/** To the owner: a code may have been used by somebody else. */
export function recoveryMail(to: string, panel: string): AccessMail {
  return {
    to,
    subject: "Your second factor for the Cortzen Admin Panel was removed",
    text: [
      "A recovery code removed the second factor of your account, and all its sessions ended. The other codes no longer work.",
      "",
      "If it was you, sign in with your password and set up your new phone:",
      "",
      panel,
      "",
      "If it was not you, somebody knows your password and had one of your codes: choose a new password with 'Forgot password?' at the sign-in now, and tell another administrator.",
      "",
    ].join("\n"),
  };
}

export function welcomeMail(to: string, panel: string): AccessMail {
  return {
    to,
    subject: "You now have access to the Cortzen Admin Panel",
    text: [
      "You have been given access to the admin panel of the NHK Group website.",
      "",
      "Sign in with this email address and your own password:",
      "",
      panel,
      "",
    ].join("\n"),
  };
}

import { DomainError, type ErrorCode } from "functions/domain/shared/errors";

export const messages = {
  title: "Second Factor",
  loading: "Checking your second factor...",
  failed: "Your second factor could not be checked: the server does not answer.",
  retry: "Try again",
  on: "On",
  since: (date: string) => `Since ${date}`,
  onText: "Each sign-in asks for a code of your authenticator app.",
  offText:
    "Protect your account if somebody learns your password: each sign-in then also asks for a code of an authenticator app on your phone.",
  open: "Set Up",
  cancel: "Cancel",
  password: {
    label: "Your password",
    text: "Confirm with your password that it is you.",
    required: "Enter your password.",
    submit: "Continue",
    busy: "Checking...",
    failed: "Could not start the setup",
  },
  notOffered:
    "The sign-in of this site does not offer authenticator apps. Ask the person who runs it to turn them on.",
  scan: {
    text: "Scan the picture with your authenticator app, then type the 6 digits that it shows.",
    picture: "QR code for your authenticator app",
    key: "Cannot scan? Type this key into the app:",
    submit: "Turn On",
    busy: "Turning on...",
    done: {
      title: "Second factor turned on",
      description: "Your other sessions are signed out.",
    },
    failed: "Could not turn on the second factor",
    late: "Too much time has passed. Start again.",
  },
  remove: {
    open: "Remove",
    text: "Your password alone will be enough to sign in. Confirm with your password and a code of the app.",
    submit: "Remove Second Factor",
    busy: "Removing...",
    done: { title: "Second factor removed" },
    failed: "Could not remove the second factor",
  },
  signInAgain: "You have a second factor, but this sign-in was without it. Sign out and in again.",
  demand: {
    needsOwn: "An administrator who has a second factor can require one of all.",
    busy: "Saving...",
    failed: { title: "Could not change this", description: "Please try again." },
    turnOn: {
      state: "Not required of other administrators.",
      open: "Require for All",
      title: "Require a second factor of all administrators?",
      text: "The panel closes at once for everybody who signed in without one. They are asked to set one up, and continue.",
      confirm: "Require",
      done: { title: "A second factor is required now" },
    },
    drop: {
      state: "Required of all administrators.",
      open: "No Longer Require",
      title: "No longer require a second factor?",
      text: "A password alone will be enough for administrators who have no second factor.",
      confirm: "No Longer Require",
      done: { title: "A second factor is no longer required" },
    },
  },
  codeRequired: "Type the 6 digits.",
  reasons: {
    unauthenticated: "The password is not right.",
    "permission-denied": "This code is not right. Type the one that your app shows now.",
    "resource-exhausted": "Too many attempts. Wait a few minutes and try again.",
    unavailable: "The server cannot be reached. Check your connection and try again.",
  } satisfies Partial<Record<ErrorCode, string>>,
  later: "Please try again later.",
} as const;

export function codeOf(error: unknown): ErrorCode {
  return error instanceof DomainError ? error.code : "internal";
}

export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === "deadline-exceeded") return messages.scan.late;
  return Object.entries(messages.reasons).find(([name]) => name === code)?.[1] ?? messages.later;
}

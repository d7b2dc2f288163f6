import { authFailures, authTexts } from "#ui/auth-failures.ts";

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
  },
  remove: {
    open: "Remove",
    text: "Your password alone will be enough to sign in. Confirm with your password and a code of the app.",
    submit: "Remove Second Factor",
    busy: "Removing...",
    done: { title: "Second factor removed" },
    failed: "Could not remove the second factor",
  },
  recovery: {
    title: "Recovery codes",
    text: "Ten codes that open your account once each when your phone is lost.",
    left: (count: number) =>
      count === 0
        ? "No code is left. Make ten, and keep them where you can reach them without your phone."
        : `${count === 1 ? "1 code is" : `${count} codes are`} left. With your password, one opens your account when your phone is lost.`,
    open: "New Recovery Codes",
    confirm:
      "Confirm with your password and a code of the app. The former ones no longer work after that.",
    submit: "Make Codes",
    busy: "Making codes...",
    failed: "Could not make recovery codes",
    shown:
      "Keep these codes where you can reach them without your phone. They are shown only now. One of them removes the second factor, and the others with it.",
    copy: "Copy",
    copied: { title: "Codes copied" },
    notCopied: { title: "Could not copy the codes", description: "Download them instead." },
    download: "Download",
    kept: "I Have Kept Them",
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
  codeRequired: authTexts.codeMissing,
  reasons: {
    ...authFailures,
    unauthenticated: "The password is not right.",
    "permission-denied": authTexts.wrongCode,
    "deadline-exceeded": "Too much time has passed. Start again.",
  },
  later: authTexts.later,
} as const;

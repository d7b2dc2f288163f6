import { authFailures, authTexts, type FailureTexts, knownFailureText } from "#ui/auth-failures.ts";
import type { Notice } from "#ui/use-action.ts";

export const messages = {
  title: "Admin Panel",
  checking: "Checking your access...",
  email: "Email",
  emailRequired: "Enter your email.",
  passwordRequired: "Enter your password.",
  modes: {
    "sign-in": {
      subtitle: "Enter your credentials to access",
      submit: "Sign In",
      busy: "Signing in...",
      question: "No account yet?",
      change: "Create Account",
    },
    "sign-up": {
      subtitle: "Create administrator account",
      submit: "Create Account",
      busy: "Creating account...",
      question: "Already have an account?",
      change: "Sign In",
    },
  },
  code: {
    subtitle: "Type the 6 digits that your authenticator app shows",
    submit: "Sign In",
    busy: "Signing in...",
    lost: "Use a recovery code",
  },
  recovery: {
    subtitle:
      "Type one of the recovery codes that you kept. It removes the second factor and signs you out everywhere.",
    label: "Recovery code",
    missing: "Type a recovery code.",
    wrong:
      "This recovery code is not right, or it was used already. After one that was used, go back and sign in with your password.",
    submit: "Sign In",
    busy: "Checking...",
    app: "Use the authenticator app",
    done: {
      title: "Second factor removed",
      description: "Set up your new phone in User Management.",
    },
    doneOnly: { title: "Second factor removed" },
  },
  granted: { title: "Access Granted", description: "Welcome to the admin panel" },
  registered: {
    title: "Registration Successful",
    description: "Check your email to confirm your account",
  },
  notMailed: {
    title: "Registration Error",
    description: "Your account exists, but the email could not be sent. Use Resend.",
  },
  reset: {
    forgotten: "Forgot password?",
    back: "Back to sign in",
    request: {
      title: "Reset your password",
      subtitle: "We send you a link to choose a new one.",
      submit: "Send link",
      busy: "Sending...",
    },
    sent: {
      title: "Check your email",
      text: (email: string) =>
        `If ${email} has an account, a link is on its way. It works once, for 1 hour.`,
      first: (email: string) =>
        `You are the main administrator. Choose a password of your own first: a link is on its way to ${email}. It works once, for 1 hour.`,
      hint: "Nothing there after a few minutes? Look in the spam folder, or send it again.",
      again: "Send again",
      againIn: (seconds: number) =>
        `Send again in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
      ready: "You can send the link again.",
    },
    sentAgain: { title: "Email sent", description: "Check your email for the link" },
    create: {
      title: "Choose a new password",
      checking: "Checking the link...",
      failed: "The link could not be checked: the server does not answer.",
      retry: "Try again",
      subtitle: (email: string) => `For ${email}`,
      label: "New password",
      rule: "12 characters or more",
      short: "Use 12 characters or more.",
      submit: "Save password",
      busy: "Saving...",
      note: "Saving signs you out on every other device.",
    },
    changed: "Password changed. Sign in with the new one.",
    expired: {
      title: "This link no longer works",
      text: "It was used already, or it is older than 1 hour. Your password has not changed.",
      submit: "Send a new link",
    },
  },
  ended:
    "This session was ended. Sign in again: unsaved articles and notes are kept in this browser.",
  loggedOut: { title: "Logged Out", description: "You have been logged out successfully" },
  logoutFailed: { title: "Could not log out", description: "Please try again." },
  noFactor: {
    title: "Set up a second factor",
    subtitle: (email: string) =>
      `The panel now requires a code of an authenticator app. ${email} signed in without one. Unsaved articles and notes are kept in this browser.`,
  },
  noRights: {
    unverified: (email: string) =>
      `Your email is not confirmed. Open the link that we sent to ${email}, then come back here.`,
    verified: (email: string) =>
      `You are signed in as ${email}, but an administrator must grant access.`,
    unreachable: "Your access could not be checked: the server does not answer.",
    resend: "Resend",
    resent: { title: "Email sent", description: "Check your email to confirm your account" },
    resendFailed: { title: "Could not send the email", description: authTexts.later },
    check: "Check again",
    checking: "Checking...",
    checkFailed: {
      title: "Could not check your access",
      description: "Check your connection and try again.",
    },
    stillNone: { title: "Nothing has changed yet" },
    signOut: "Sign out",
  },
} as const;

const signIn: FailureTexts = {
  ...authFailures,
  unauthenticated: "The email or the password is not right.",
  "failed-precondition":
    "This account has a second factor that the panel does not know. Ask another administrator.",
};
const code: FailureTexts = {
  ...authFailures,
  "permission-denied": authTexts.wrongCode,
  "deadline-exceeded": "Too much time has passed. Go back and sign in again.",
};
const signUp: FailureTexts = {
  ...authFailures,
  unauthenticated: "This is not a valid email address.",
  "already-exists": "This email already has an account. Sign in instead.",
  "invalid-argument": authTexts.easyPassword,
  "failed-precondition": "Accounts cannot be created here. Ask an administrator for one.",
};

/** The server refuses an address that is none. */
const resetRequest: FailureTexts = {
  ...authFailures,
  "invalid-argument": "This is not a valid email address.",
};
const newPassword: FailureTexts = { ...authFailures, "invalid-argument": authTexts.easyPassword };

export function resetFailure(error: unknown): Notice {
  return {
    title: "Could not send the email",
    description: knownFailureText(resetRequest, error) ?? authTexts.later,
  };
}

export function newPasswordFailure(error: unknown): Notice {
  return {
    title: "Could not save the password",
    description: knownFailureText(newPassword, error) ?? authTexts.later,
  };
}

export function signInFailure(error: unknown): Notice {
  const description = knownFailureText(signIn, error);
  return description === undefined
    ? { title: "Error de autenticación", description: "Credenciales incorrectas" }
    : { title: "Authentication Error", description };
}

export function recoveryFailure(error: unknown): Required<Notice> {
  const texts = { ...authFailures, unauthenticated: messages.recovery.wrong };
  const description = knownFailureText(texts, error) ?? authTexts.later;
  return { title: "Authentication Error", description };
}

export function codeFailure(error: unknown): Required<Notice> {
  const description = knownFailureText(code, error) ?? authTexts.later;
  return { title: "Authentication Error", description };
}

export function signUpFailure(error: unknown): Notice {
  return {
    title: "Registration Error",
    description: knownFailureText(signUp, error) ?? "Could not create account",
  };
}

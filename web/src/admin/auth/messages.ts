import { DomainError, type ErrorCode } from "functions/domain/errors";
import type { Notice } from "#ui/use-action.ts";

/** What the gate says; titles, buttons and toasts are literal (specification 4 and 8). */
export const messages = {
  title: "Admin Panel",
  checking: "Checking your access...",
  email: "Email",
  password: "Password",
  showPassword: "Show password",
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
  granted: { title: "Access Granted", description: "Welcome to the admin panel" },
  registered: {
    title: "Registration Successful",
    description: "Check your email to confirm your account",
  },
  notMailed: {
    title: "Registration Error",
    description: "Your account exists, but the email could not be sent. Use Resend.",
  },
  loggedOut: { title: "Logged Out", description: "You have been logged out successfully" },
  logoutFailed: { title: "Could not log out", description: "Please try again." },
  noRights: {
    unverified: (email: string) =>
      `Your email is not confirmed. Open the link that we sent to ${email}, then come back here.`,
    verified: (email: string) =>
      `You are signed in as ${email}, but an administrator must grant access.`,
    unreachable: "Your access could not be checked: the server does not answer.",
    resend: "Resend",
    resent: { title: "Email sent", description: "Check your email to confirm your account" },
    resendFailed: { title: "Could not send the email", description: "Please try again later." },
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

type Sentences = Readonly<Partial<Record<ErrorCode, string>>>;

const common: Sentences = {
  "resource-exhausted": "Too many attempts. Wait a few minutes and try again.",
  unavailable: "The server cannot be reached. Check your connection and try again.",
};
const signIn: Sentences = {
  ...common,
  unauthenticated: "The email or the password is not right.",
};
const signUp: Sentences = {
  ...common,
  unauthenticated: "This is not a valid email address.",
  "already-exists": "This email already has an account. Sign in instead.",
  "invalid-argument": "This password is too easy to guess. Use 12 characters or more.",
  "failed-precondition": "Accounts cannot be created here. Ask an administrator for one.",
};

/** What to say when signing in failed: a known cause, or the specification's words for any other (G-11). */
export function signInFailure(error: unknown): Notice {
  const sentence = sentenceFor(signIn, error);
  return sentence === undefined
    ? { title: "Error de autenticación", description: "Credenciales incorrectas" }
    : { title: "Authentication Error", description: sentence };
}

/** What to say when no account could be created. */
export function signUpFailure(error: unknown): Notice {
  return {
    title: "Registration Error",
    description: sentenceFor(signUp, error) ?? "Could not create account",
  };
}

function sentenceFor(sentences: Sentences, error: unknown): string | undefined {
  return error instanceof DomainError ? sentences[error.code] : undefined;
}

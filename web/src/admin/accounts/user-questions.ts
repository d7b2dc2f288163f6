import type { UserEntry } from "domain/calls/users";
import { endSessions } from "#data/accounts/sessions.ts";
import {
  grantAccess,
  inviteAdministrator,
  removeAccount,
  removeAdministrator,
  removeSecondFactorOf,
} from "#data/accounts/users.ts";
import type { Notice } from "#ui/panel/use-action.ts";
import { messages } from "./messages.ts";

export interface Question {
  readonly label: string;
  readonly title: (user: string) => string;
  readonly text: string;
  readonly confirm: string;
  readonly busy: string;
  readonly palette: "red" | "brand";
  readonly failed: Required<Notice>;
  readonly run: (user: UserEntry, isOwn: boolean) => Promise<Notice>;
}

export const removeRole: Question = {
  ...messages.removeRole,
  palette: "red",
  run: async ({ uid }, isOwn) => {
    await removeAdministrator(uid, isOwn);
    return messages.removeRole.done;
  },
};

const sessionsEnd: Question = {
  ...messages.endSessions,
  palette: "red",
  run: async ({ uid }) => {
    await endSessions(uid);
    return messages.endSessions.done;
  },
};

const factorRemoval: Question = {
  ...messages.removeFactor,
  palette: "red",
  run: async ({ uid }) => {
    await removeSecondFactorOf(uid);
    return messages.removeFactor.done;
  },
};

const removal: Question = {
  ...messages.removeAccount,
  palette: "red",
  run: async ({ uid }) => {
    await removeAccount(uid);
    return messages.removeAccount.done;
  },
};

const grant: Question = {
  ...messages.grant,
  palette: "brand",
  run: async ({ uid, email = "" }) => {
    const { mail_sent } = await grantAccess(uid);
    return { ...messages.grant.done, description: linkText(email, mail_sent) };
  },
};

const invitation: Question = {
  ...messages.invite,
  ...messages.inviteInstead,
  label: messages.grant.label,
  palette: "brand",
  run: ({ email = "" }) => invite(email),
};

export function questionsOf(
  { role, email, verified, is_main, second_factor }: UserEntry,
  isOwn: boolean,
): readonly Question[] {
  const ofOthers = [sessionsEnd, ...(second_factor ? [factorRemoval] : [])];
  if (role === "admin") return is_main ? [] : [...(isOwn ? [] : ofOthers), removeRole];
  return [
    ...(email === undefined ? [] : [verified ? grant : invitation]),
    ...(is_main ? [] : [removal]),
  ];
}

export async function invite(email: string): Promise<Notice> {
  const { mail_sent } = await inviteAdministrator(email);
  const { title } = mail_sent ? messages.invite.done : { title: messages.create.done };
  return { title, description: linkText(email, mail_sent) };
}

function linkText(email: string, isSent: boolean): string {
  return isSent ? messages.linkSent(email) : messages.linkNotSent;
}

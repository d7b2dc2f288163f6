import { ROLES, type Role } from "domain/accounts/permissions";
import type { UserEntry } from "domain/calls/users";
import type { Notice } from "#ui/use-action.ts";
import { endSessions } from "./data/sessions.ts";
import {
  changeRole,
  grantAccess,
  inviteUser,
  removeAccount,
  removeRole,
  removeSecondFactor,
} from "./data/users.ts";
import { messages } from "./messages.ts";

export const ROLE_OPTIONS = ROLES.map((role) => [role, messages.role.names[role]] as const);

export interface Question {
  readonly label: string;
  readonly title: (user: string) => string;
  readonly text: string;
  readonly confirm: string;
  readonly busy: string;
  readonly palette: "red" | "brand";
  readonly failed: Required<Notice>;
  /** The person who answers chooses a role. */
  readonly asksRole?: true;
  readonly run: (user: UserEntry, answer: Answer) => Promise<Notice>;
}

interface Answer {
  readonly isOwn: boolean;
  readonly role: Role;
}

export const roleRemoval: Question = {
  ...messages.removeRole,
  palette: "red",
  run: async ({ uid }, { isOwn }) => {
    await removeRole(uid, isOwn);
    return messages.removeRole.done;
  },
};

const roleChange: Question = {
  ...messages.changeRole,
  palette: "brand",
  asksRole: true,
  run: async ({ uid }, { role }) => {
    await changeRole(uid, role);
    return messages.changeRole.done;
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
    await removeSecondFactor(uid);
    return messages.removeFactor.done;
  },
};

const accountRemoval: Question = {
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
  asksRole: true,
  run: async ({ uid, email = "" }, { role }) => {
    const { mail_sent } = await grantAccess(uid, role);
    return { ...messages.grant.done, description: linkText(email, mail_sent) };
  },
};

const invitation: Question = {
  ...messages.invite,
  ...messages.inviteInstead,
  label: messages.grant.label,
  palette: "brand",
  asksRole: true,
  run: ({ email = "" }, { role }) => invite(email, role),
};

export function getQuestions(
  { role, email, verified, is_main, second_factor }: UserEntry,
  isOwn: boolean,
): readonly Question[] {
  const ofOthers = [roleChange, sessionsEnd, ...(second_factor ? [factorRemoval] : [])];
  const removal = role === "admin" ? roleRemoval : { ...roleRemoval, ...messages.removeOtherRole };
  if (role !== null) return is_main ? [] : [...(isOwn ? [] : ofOthers), removal];
  return [
    ...(email === undefined ? [] : [verified ? grant : invitation]),
    ...(is_main ? [] : [accountRemoval]),
  ];
}

export async function invite(email: string, role: Role): Promise<Notice> {
  const { mail_sent } = await inviteUser(email, role);
  const { title } = mail_sent ? messages.invite.done : messages.invite.notMailed;
  return { title, description: linkText(email, mail_sent) };
}

function linkText(email: string, isSent: boolean): string {
  return isSent ? messages.linkSent(email) : messages.linkNotSent;
}

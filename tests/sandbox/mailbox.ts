import { messagePage, messagesPage } from "./mailbox-page.ts";
import { type Message, SMTP_MODES, type SmtpMode, startSmtp } from "./smtp.ts";
import { type Answer, json, type StandIn, startStandIn } from "./stand-in.ts";

interface Options {
  readonly port: number;
  readonly smtpPort: number;
  /** '' without Auth emulator. */
  readonly auth: string;
  readonly project: string;
}

export interface Mailbox extends StandIn<SmtpMode> {
  readonly smtpUrl: string;
  readonly messages: () => Promise<readonly Message[]>;
}

/** Shows all mails at `/`; `GET` and `DELETE /api/messages` for tests; `/__switch` sets the mail server's mode. */
export async function startMailbox(options: Options): Promise<Mailbox> {
  const messages: Message[] = [];
  const seen = new Set<string>();

  function add(message: Omit<Message, "id" | "received">) {
    messages.unshift({
      ...message,
      id: crypto.randomUUID(),
      received: new Date().toISOString(),
    });
  }

  async function collect(): Promise<readonly Message[]> {
    for (const code of await authLinks(options)) {
      if (seen.has(code.oobLink)) continue;
      seen.add(code.oobLink);
      add(toMail(code));
    }
    return messages;
  }

  const smtp = await startSmtp(options.smtpPort, add);
  const web = await startStandIn({
    port: options.port,
    modes: SMTP_MODES,
    onSwitch: (mode) => smtp.switchTo(mode),
    answer: async ({ method, url }): Promise<Answer> => {
      const all = await collect();
      const [, kind, id] = /^\/(api\/)?messages(?:\/([\w-]+))?$/.exec(url.pathname) ?? [];
      if (method === "DELETE" && url.pathname === "/api/messages") {
        messages.length = 0;
        return { status: 204 };
      }
      if (url.pathname === "/") return page(messagesPage(all));
      if (kind && !id) return json(all);
      const message = all.find((mail) => mail.id === id);
      if (!message) return page("<h1>No such message</h1>", 404);
      return kind ? json(message) : page(messagePage(message));
    },
  });
  return {
    ...web,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    messages: collect,
    close: async () => {
      await Promise.all([web.close(), smtp.close()]);
    },
  };
}

function page(html: string, status = 200): Answer {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    // Mails contain visitors' text.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  };
  return { status, headers, body: html };
}

interface OobCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

async function authLinks({ auth, project }: Options): Promise<readonly OobCode[]> {
  if (!auth) return [];
  try {
    const answer = await fetch(`${auth}/emulator/v1/projects/${project}/oobCodes`);
    const { oobCodes } = (await answer.json()) as { oobCodes: readonly OobCode[] };
    return oobCodes;
  } catch {
    return []; // The emulator may start later.
  }
}

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: "Verify your email",
  PASSWORD_RESET: "Reset your password",
};

function toMail(code: OobCode): Omit<Message, "id" | "received"> {
  return {
    from: "noreply@demo-nhk.firebaseapp.com",
    reply_to: "",
    to: [code.email],
    subject: SUBJECTS[code.requestType] ?? code.requestType,
    text: `Follow this link:\n\n${code.oobLink}\n`,
    html: "",
    message_id: "",
  };
}

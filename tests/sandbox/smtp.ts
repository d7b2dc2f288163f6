import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Address } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface Message {
  readonly id: string;
  readonly received: string;
  readonly from: string;
  readonly reply_to: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly message_id: string;
}

export const SMTP_MODES = ["normal", "down", "busy", "reject", "silent", "drops"] as const;
export type SmtpMode = (typeof SMTP_MODES)[number];

export interface SmtpSink {
  readonly port: number;
  switchTo(mode: SmtpMode): Promise<void>;
  close(): Promise<void>;
}

/**
 * Passes every mail to `deliver`. Modes: "down" refuses connections, "busy" answers 451, "reject" 550, "silent"
 * nothing, "drops" accepts the mail and cuts the connection.
 */
export async function startSmtp(
  port: number,
  deliver: (message: Omit<Message, "id" | "received">) => void,
): Promise<SmtpSink> {
  let mode: SmtpMode = "normal";
  let open: SMTPServer | undefined;
  let listening = port;
  const sockets = new Set<Socket>();

  async function listen() {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      logger: false,
      // Without `done` no greeting is sent.
      onConnect: (_session, done) => void (mode === "silent" || done()),
      onRcptTo: (_address, _session, done) => done(refusal(mode)),
      onData: (stream, session, done) => {
        buffer(stream)
          .then((bytes) => PostalMime.parse(bytes))
          .then((mail) => {
            deliver({
              from: formatMailbox(mail.from),
              reply_to: mail.replyTo?.map(formatMailbox).join(", ") ?? "",
              to: session.envelope.rcptTo.map((to) => to.address),
              subject: mail.subject ?? "",
              text: mail.text ?? "",
              html: mail.html ?? "",
              message_id: mail.messageId ?? "",
            });
            if (mode === "drops") for (const socket of sockets) socket.destroy();
            else done();
          })
          .catch(done);
      },
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(listening, "127.0.0.1", resolve);
    });
    server.server.on("connection", (socket: Socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    // Clients may disconnect.
    server.on("error", () => {});
    listening = (server.server.address() as AddressInfo).port;
    open = server;
  }

  async function close() {
    const server = open;
    open = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  await listen();
  return {
    port: listening,
    switchTo: async (next) => {
      mode = next;
      if (next === "down") await close();
      else if (!open) await listen();
    },
    close,
  };
}

function refusal(mode: SmtpMode): Error | null {
  if (mode === "busy") return Object.assign(new Error("Try again later"), { responseCode: 451 });
  if (mode === "reject") return Object.assign(new Error("No such mailbox"), { responseCode: 550 });
  return null;
}

function formatMailbox(mailbox: Address | undefined): string {
  if (!mailbox?.address) return "";
  return mailbox.name ? `${mailbox.name} <${mailbox.address}>` : mailbox.address;
}

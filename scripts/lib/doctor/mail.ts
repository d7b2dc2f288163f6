import { verifyMailServer } from "../../../functions/src/adapters/mail.ts";
import { type Check, type Line, ready, unknown, wrong } from "./line.ts";
import { SECRET_ROLE, secretLine } from "./secrets.ts";

const NAME = "Mail server";
const CHANGE = "operations.md, Mail down: repair the server or change SMTP_URL";

export const mail: Check = {
  names: ["Secret SMTP_URL", NAME],
  role: SECRET_ROLE,
  read: async (project) => {
    const fault = "is not smtps://user:password@host:465";
    const { line, value } = await secretLine(project, "SMTP_URL", isMailUrl, fault);
    return [line, value ? await serverLine(value) : unknown(NAME, "no address", CHANGE)];
  },
};

function isMailUrl(value: string): boolean {
  const url = URL.parse(value);
  const isEncoded = /^(?:[^%]|%[\da-f]{2})*$/i.test(value);
  // URL ignores spaces and line breaks at the ends, nodemailer does not.
  if (!url || !isEncoded || /\s/.test(value)) return false;
  return (
    /^smtps?:$/.test(url.protocol) && [url.hostname, url.username, url.password].every(Boolean)
  );
}

async function serverLine(url: string): Promise<Line> {
  const { host } = new URL(url);
  try {
    await verifyMailServer(url);
    return ready(NAME, `${host} has a valid certificate and accepts the password`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // The server's answer to a rejected sign-in may repeat what was sent.
    const why = code === "EAUTH" ? "the password is rejected" : message.split("\n")[0];
    return wrong(NAME, `${host}: ${why}`, CHANGE);
  }
}

import { readFileSync } from "node:fs";
import {
  invitationMail,
  passwordMail,
  recoveryMail,
  verificationMail,
  welcomeMail,
} from "domain/accounts/access-mail";
import { expect, it } from "vitest";

const panel = readFileSync(
  new URL("../../web/panel/src/accounts/sign-in/messages.ts", import.meta.url),
  "utf8",
);
const LINK = "https://www.site.example/link";

it.each([
  ["verification", verificationMail],
  ["password", passwordMail],
  ["welcome", welcomeMail],
  ["recovery", recoveryMail],
  ["invitation", (to: string, link: string) => invitationMail(to, link, "https://panel.example")],
])("the mail '%s' names only actions of the panel, by their labels", (_, mail) => {
  const { text } = mail("eva@example.com", LINK);
  expect(text).toContain(LINK);
  const labels = [...text.matchAll(/'([^']+)'/g)].map(([, label]) => label);
  for (const label of labels) expect(panel).toContain(`"${label}"`);
  // A new password is chosen by that label or by the link of this mail.
  if (/choose a new/i.test(text))
    expect(mail === passwordMail || labels.includes("Forgot password?")).toBe(true);
});

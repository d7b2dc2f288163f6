import * as v from "valibot";

/** Without `=?`, with which encoded text begins (https://www.rfc-editor.org/rfc/rfc2047). */
const LOCAL = String.raw`(?![^@]*=\?)[^\s\p{Cc}\p{Cf}@"<>(),;:\\[\]]{1,64}`;
const DOMAIN = String.raw`[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,62})(?:\.[a-zA-Z0-9-]{1,63})+`;

/** Excludes characters that could add a second address. */
const ASCII_DOMAIN = new RegExp(`^${LOCAL}@${DOMAIN}$`, "u");
const ANY_DOMAIN = new RegExp(`^${LOCAL}@[\\p{L}\\p{M}\\p{N}.-]+$`, "u");

/** ASCII only: look-alike letters could imitate another account. */
export const EmailSchema = v.pipe(v.string(), v.maxLength(254), v.regex(ASCII_DOMAIN));

export const ContactEmailSchema = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(ANY_DOMAIN),
  v.check((email) => ASCII_DOMAIN.test(headerAddress(email))),
);

/** Converts the domain to ASCII (https://www.rfc-editor.org/rfc/rfc5891); keeps invalid ones. */
export function headerAddress(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  const hostname = /^[\x20-\x7e]*$/.test(domain) ? undefined : parseHost(`http://${domain}`);
  if (hostname === undefined) return email;
  // URL parsers read a final number as IPv4.
  return /\d$/.test(hostname) ? email : email.slice(0, at) + hostname;
}

function parseHost(address: string): string | undefined {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined;
  }
}

/** The same text for every spelling of an address: capitals, composed letters, and the two forms of its domain. */
export function getEmailKey(email: string): string {
  return headerAddress(email.normalize("NFC").toLowerCase());
}

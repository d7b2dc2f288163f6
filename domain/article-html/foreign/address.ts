import { SANITIZE_SCHEMA } from "../sanitize-schema.ts";

const PROTOCOL = /^([a-z][a-z\d+.-]*):/i;
const LINK_PROTOCOLS: readonly string[] = SANITIZE_SCHEMA.protocols?.href ?? [];

/** The address that browsers make of an attribute, with its protocol in small letters. */
export function normalizeAddress(value: string): string {
  const address = value.replace(/\p{Cc}+/gu, "").trim();
  if (/^[\\/]{2}/.test(address)) return `https://${address.replace(/^[\\/]+/, "")}`;
  // Word may write links inside of its own file like this.
  if (/^file:/i.test(address) && address.includes("#")) return address.slice(address.indexOf("#"));
  if (/^www\./i.test(address)) return `https://${address}`;
  return address
    .replace(PROTOCOL, (protocol) => protocol.toLowerCase())
    .replace(/^(https?:)[\\/]+/, "$1//");
}

/** @param address a normalized one */
export function isLinkable(address: string): boolean {
  const [, protocol] = PROTOCOL.exec(address) ?? [];
  return address !== "" && (protocol === undefined || LINK_PROTOCOLS.includes(protocol));
}

/** @param address a normalized one */
export function isPictureAddress(address: string): boolean {
  return /^(?:https?:\/\/|\/)[^\s/]/.test(address);
}

import * as v from "valibot";
import { addDays } from "../shared/days.ts";
import { singleLineText } from "../shared/text.ts";
import { SignInTimeSchema } from "./role.ts";

export const SESSION_DAYS = 90;

export const SessionSchema = v.strictObject({
  uid: singleLineText(128),
  auth_time: SignInTimeSchema,
  device: singleLineText(60),
  used_at: v.date(),
  expires_at: v.date(),
});
export type Session = v.InferOutput<typeof SessionSchema>;

interface SessionKey {
  readonly uid: string;
  readonly auth_time: number;
}

export function sessionId({ uid, auth_time }: SessionKey): string {
  return `${uid}_${auth_time}`;
}

export function toSession(
  { uid, auth_time }: SessionKey,
  userAgent: string,
  used_at: Date,
): Session {
  const expires_at = addDays(used_at, SESSION_DAYS);
  return { uid, auth_time, device: formatDevice(userAgent), used_at, expires_at };
}

const BROWSERS = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
] as const;

export function formatDevice(userAgent: string): string {
  const name = (list: typeof BROWSERS | typeof SYSTEMS) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return `${name(BROWSERS) ?? "Unknown browser"} on ${name(SYSTEMS) ?? "an unknown system"}`;
}

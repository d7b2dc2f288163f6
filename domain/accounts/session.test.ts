import { describe, expect, it } from "vitest";
import { isOpenSession } from "./role.ts";
import { formatDevice } from "./session.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0";

describe("formatDevice", () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, "Chrome on Windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/143.0`, "Edge on Windows"],
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/124.0`, "Opera on Linux"],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, "Chrome on Android"],
    [
      `Mozilla/5.0 (Linux; Android 15) SamsungBrowser/29.0 ${CHROME} Safari/537.36`,
      "Samsung Internet on Android",
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Firefox/145.0", "Firefox on macOS"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) CriOS/143.0 Mobile Safari/604.1",
      "Chrome on iPad",
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64) ${CHROME} Safari/537.36`, "Chrome on ChromeOS"],
    ["curl/8.5", "Unknown browser on an unknown system"],
    ["", "Unknown browser on an unknown system"],
  ])("of %j is %j", (userAgent, device) => expect(formatDevice(userAgent)).toBe(device));
});

describe("isOpenSession", () => {
  const ended = { until: 200, kept: 150, single: [150, 260] };
  it.each([
    [100, { ...ended, single: [] }, false],
    [200, { ...ended, single: [] }, false],
    [150, { ...ended, single: [] }, true],
    [201, ended, true],
    [150, ended, false],
    [260, ended, false],
    [0, undefined, true],
  ])("of %d with %j: %j", (auth_time, sessions, isOpen) =>
    expect(isOpenSession(auth_time, sessions)).toBe(isOpen),
  );
});

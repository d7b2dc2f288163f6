import { expect, it, vi } from "vitest";
import { getVisitor } from "../platform/caller.ts";
import { contactEndpoints } from "./contact.ts";
import type { Server } from "./server.ts";

const { info } = vi.hoisted(() => ({ info: vi.fn() }));
vi.mock("firebase-functions/logger", () => ({ info, warn: vi.fn() }));

it("logs the number of forwarded addresses of a submission, and no address", () => {
  const { calls } = contactEndpoints({} as Server);
  const submit = calls.submitContact as (input: unknown, visitor: unknown) => unknown;
  const headers = { "x-forwarded-for": "192.0.2.1, 198.51.100.7, 203.0.113.9" };
  const visitor = getVisitor({ headers, socket: { remoteAddress: "203.0.113.10" } }, 2);
  void Promise.resolve(submit({}, visitor)).catch(() => {});
  expect(info.mock.calls).toEqual([["submission_received", { hops: 3, edge: false }]]);
});

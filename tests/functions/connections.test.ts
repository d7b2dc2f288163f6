import { expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";

const { functions, site, search, storage, ports } = addresses();
const auth = `http://127.0.0.1:${ports.auth}`;

it.each([functions, site, search, storage, auth])("%s never ends idle connections", async (at) => {
  const { headers } = await fetch(at);
  expect(headers.get("connection")).toBe("keep-alive");
  expect(headers.get("keep-alive")).toBeNull();
});

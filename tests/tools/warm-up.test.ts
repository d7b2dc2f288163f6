import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { warmUp } from "../../scripts/lib/emulators/call-functions.ts";
import { portsOf } from "../../scripts/lib/emulators/ports.ts";

it("names the function that does not answer its first call, and the reason", async () => {
  const emulator = createServer((request, response) => {
    if (request.url?.endsWith("/submitContact")) request.destroy();
    else response.end("{}");
  });
  await new Promise<void>((listening) => emulator.listen(0, "127.0.0.1", listening));
  const { port } = emulator.address() as AddressInfo;
  await expect(warmUp(port - portsOf(0).functions)).rejects.toThrow(
    /^The function submitContact did not answer its first call: (other side closed|read ECONNRESET)$/,
  );
  emulator.closeAllConnections();
  emulator.close();
});

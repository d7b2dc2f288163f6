import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CRC32C } from "@google-cloud/storage";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { expect, it, vi } from "vitest";
import { bucket } from "./bucket.ts";

it("writes a file again when the connection ends before the answer", async () => {
  const requestedNames: (string | undefined)[] = [];
  const picture = Buffer.from("a picture");
  const checksum = new CRC32C();
  checksum.update(picture);
  const server = createServer((request, response) => {
    requestedNames.push(request.method);
    if (requestedNames.length === 1) {
      request.socket.resetAndDestroy();
      return;
    }
    response.setHeader("content-type", "application/json");
    const answer = JSON.stringify({ crc32c: checksum.toString() });
    request.resume().on("end", () => response.end(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv("FIREBASE_STORAGE_EMULATOR_HOST", `127.0.0.1:${port}`);
  const app = initializeApp({ projectId: "demo", storageBucket: "demo.appspot.com" });
  await bucket.write("media/a/original", picture);
  expect(requestedNames).toEqual(["POST", "POST"]);
  await deleteApp(app);
  server.closeAllConnections();
  server.close();
  vi.unstubAllEnvs();
});

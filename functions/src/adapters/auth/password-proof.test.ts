import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { passwordProof } from "./password-proof.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Answers every request alike. @returns its host and port */
async function startServer(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function proofBy(status: number, answer: object | string): Promise<unknown> {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  const prove = passwordProof("https://site.example", {
    host: await startServer(status, text),
    project: "demo",
  });
  return prove("eva@example.com", "la-clave-de-eva").catch(({ code }: { code: string }) => code);
}
const refusal = (message: string) => ({ error: { code: 400, message } });

it.each<[string, number, object | string, unknown]>([
  ["a pending second factor", 200, { mfaPendingCredential: "abc", mfaInfo: [] }, true],
  ["tokens without a second factor", 200, { idToken: "abc" }, false],
  ["a wrong password", 400, refusal("INVALID_LOGIN_CREDENTIALS"), false],
  ["an unknown address", 400, refusal("EMAIL_NOT_FOUND"), false],
  ["a disabled account", 400, refusal("USER_DISABLED"), false],
  ["too many attempts", 400, refusal("TOO_MANY_ATTEMPTS_TRY_LATER : Try later."), false],
  [
    "a wrong web key",
    400,
    refusal("API key not valid. Please pass a valid API key."),
    "unavailable",
  ],
  ["a key of another site", 403, refusal("Requests from referer are blocked."), "unavailable"],
  ["a fault", 503, refusal("UNAVAILABLE"), "unavailable"],
  ["no JSON", 200, "<html>", "unavailable"],
])("of %s", async (_, status, answer, expected) => {
  expect(await proofBy(status, answer)).toBe(expected);
});

it("is not given when Hosting serves no web key", async () => {
  const prove = passwordProof(`http://${await startServer(200, "{}")}`, undefined);
  await expect(prove("eva@example.com", "x")).rejects.toMatchObject({ code: "unavailable" });
});

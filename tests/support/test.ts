import { test as base, expect, type Response } from "@playwright/test";
import { addresses } from "./addresses.ts";
import { adminSdk } from "./admin-sdk.ts";
import { reset } from "./reset.ts";
import { seed } from "./seed/seed.ts";
import { recordToasts } from "./toasts.ts";

export { expect };

const LOCAL = new Set(["127.0.0.1", "localhost"]);
/** The emulator answers 400 when it closes a channel before the client does. */
const LATE_TERMINATE = /\/google\.firestore\.v1\.Firestore\/\w+\/channel\?.*TYPE=terminate/;

interface Fixtures {
  readonly allowConsoleError: (pattern: RegExp) => void;
  readonly at: ReturnType<typeof addresses>;
  readonly watched: undefined;
  readonly sampleContent: undefined;
}

let storedFor = "";

/**
 * Each file starts with the sample content. Fails a test for unexpected console errors, exceptions, CSP violations and
 * external requests.
 */
export const test = base.extend<Fixtures & { readonly noise: Noise }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object pattern.
  noise: async ({}, use) => use({ problems: [], allowed: [] }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object pattern.
  at: async ({}, use) => use(addresses()),
  allowConsoleError: async ({ noise }, use) => use((pattern) => void noise.allowed.push(pattern)),
  sampleContent: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object pattern.
    async ({}, use, { file }) => {
      if (file !== storedFor) {
        await reset();
        await seed(adminSdk());
        storedFor = file;
      }
      await use(undefined);
    },
    { auto: true },
  ],
  watched: [
    async ({ context, noise }, use, info) => {
      const warnings: string[] = [];
      context.on("response", async (response) => {
        if (response.status() === 403) warnings.push(await formatRefusal(response));
      });
      context.on("console", (message) => {
        if (message.type() === "warning") warnings.push(message.text());
        if (message.type() !== "error") return;
        const { url } = message.location();
        const text = `console: ${message.text()}`;
        const isLateFarewell = LATE_TERMINATE.test(url) && text.includes("400 (Bad Request)");
        if (!isLateFarewell) noise.problems.push({ text, url });
      });
      context.on("weberror", (error) => {
        noise.problems.push({ text: `uncaught: ${error.error().message}` });
      });
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && !LOCAL.has(url.hostname))
          noise.problems.push({ text: `request to ${url.origin}` });
      });
      await context.exposeBinding("__violation", (_source, text: string) => {
        noise.problems.push({ text: `content security policy: ${text}` });
      });
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          const report = (globalThis as unknown as { __violation?: (text: string) => void })
            .__violation;
          report?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      const toasts = await recordToasts(context);
      await use(undefined);
      if (info.status !== info.expectedStatus) {
        const said = [...warnings, ...toasts.map(({ title, text }) => `toast: ${title} ${text}`)];
        for (const body of said) await info.attach("said", { body, contentType: "text/plain" });
      }
      const unexpected = noise.problems.filter(
        ({ text }) => !noise.allowed.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, "noise").toEqual([]);
    },
    { auto: true },
  ],
});

/** With what the rules judge it by. */
async function formatRefusal(response: Response): Promise<string> {
  const request = response.request();
  const [answer, token, roles] = await Promise.all([
    response.text().catch(String),
    request.headerValue("authorization").catch(String),
    adminSdk().db.collection("user_roles").get(),
  ]);
  const claims = Buffer.from(token?.split(".")[1] ?? "", "base64url").toString();
  const rows = roles.docs.map((row) => [row.id, row.data()]);
  return `refused: ${answer} ${request.postData()?.slice(0, 4000)} by ${claims || token}, of ${JSON.stringify(rows)}`;
}

interface Noise {
  readonly problems: { readonly text: string; readonly url?: string }[];
  readonly allowed: RegExp[];
}

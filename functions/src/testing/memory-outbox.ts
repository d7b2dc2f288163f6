import type { RemoveFilesDeps } from "../use-cases/contact/remove-unsent-files.ts";
import type { StoreContactFileDeps } from "../use-cases/contact/store-contact-file.ts";
import type { SubmitContactDeps } from "../use-cases/contact/submit-contact.ts";
import { memoryStore } from "./memory-store.ts";

/**
 * A store, a bucket and a mail server in memory. Tests advance `clock`; `server.mails` holds the message id of every
 * accepted mail, `server.copies` the recipient of every accepted copy.
 */
export function memoryOutbox() {
  const { store, documents, clock } = memoryStore();
  const server = { isUp: true, mails: [] as string[], copies: [] as string[] };
  const logged: unknown[] = [];
  const files = new Map<string, string>();
  const deps: SubmitContactDeps & RemoveFilesDeps & StoreContactFileDeps = {
    store,
    networkKey: async (address, _, limit) => `key of ${limit} ${address}`,
    panelUrl: "https://nhk.example/nhk",
    send: async (mail) => {
      if (!server.isUp) throw Object.assign(new Error("no"), { code: "ECONNREFUSED" });
      if ("copy_to" in mail) server.copies.push(mail.copy_to);
      else server.mails.push(mail.message_id);
    },
    wait: () => new Promise(() => {}),
    now: () => clock.now,
    log: (event, facts) => logged.push({ event, ...facts }),
    writeFile: async (path, bytes) => {
      files.set(path, bytes.toString());
    },
    deleteFile: async (path) => {
      files.delete(path);
    },
  };
  const advance = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  return { ...documents, deps, files, server, clock, advance, logged };
}

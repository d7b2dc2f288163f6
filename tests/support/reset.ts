import { addresses } from "./addresses.ts";

/** A call that was given up goes on for a while: as long as it holds locks the emulator refuses, after some seconds. */
const TURNS = 30;

/** Where the documents of the emulator in use are deleted all at once. */
export function documentsUrl(): string {
  const { project, ports } = addresses();
  return `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${project}/databases/(default)/documents`;
}

/** Empties database, accounts and mailbox of the emulators in use. */
export async function reset(): Promise<void> {
  const { project, ports, mailbox, functions } = addresses();
  if (process.env.OWN_PORTS) await fetch(`${functions}/idle`);
  await Promise.all([
    remove(`http://127.0.0.1:${ports.auth}/emulator/v1/projects/${project}/accounts`),
    remove(documentsUrl(), TURNS),
    remove(`${mailbox}/api/messages`),
  ]);
}

/** Puts a stand-in of the sandbox into a mode; `origin` is one of those in addresses(). */
export async function switchTo(origin: string, mode: string): Promise<void> {
  const answer = await fetch(`${origin}/__switch`, {
    method: "POST",
    body: JSON.stringify({ mode }),
  });
  if (!answer.ok) throw new Error(`${origin} knows no mode ${mode}`);
}

/** @param turns times that it is begun while the answer is 409: locked */
async function remove(url: string, turns = 1): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const { ok, status } = await fetch(url, { method: "DELETE" });
    if (ok) return;
    if (status !== 409 || turn >= turns) throw new Error(`DELETE ${url} answered ${status}`);
  }
}

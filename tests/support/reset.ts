import { addresses } from "./addresses.ts";

/** Empties database, accounts and mailbox of the emulators in use. */
export async function reset(): Promise<void> {
  const { project, ports, mailbox } = addresses();
  await Promise.all([
    remove(`http://127.0.0.1:${ports.auth}/emulator/v1/projects/${project}/accounts`),
    remove(
      `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${project}/databases/(default)/documents`,
    ),
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

async function remove(url: string): Promise<void> {
  const answer = await fetch(url, { method: "DELETE" });
  if (!answer.ok) throw new Error(`DELETE ${url} answered ${answer.status}`);
}

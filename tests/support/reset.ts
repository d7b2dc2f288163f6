import { addresses } from "./addresses.ts";

/** Abandoned calls hold locks, during which the emulator refuses. */
const TURNS = 30;

export function documentsUrl(): string {
  const { project, ports } = addresses();
  return `http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${project}/databases/(default)/documents`;
}

export async function reset(): Promise<void> {
  const { project, ports, mailbox, functions, storage, bucket } = addresses();
  // The benches' Functions emulator knows no such address.
  await fetch(`${functions}/idle`);
  await Promise.all([
    remove(`http://127.0.0.1:${ports.auth}/emulator/v1/projects/${project}/accounts`),
    remove(documentsUrl(), TURNS),
    remove(`${mailbox}/api/messages`),
    removeFiles(`${storage}/storage/v1/b/${bucket}/o`),
  ]);
}

export async function setStandInMode(origin: string, mode: string): Promise<void> {
  const answer = await fetch(`${origin}/__switch`, {
    method: "POST",
    body: JSON.stringify({ mode }),
  });
  if (!answer.ok) throw new Error(`${origin} knows no mode ${mode}`);
}

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

/** @returns what a stand-in was asked since its start */
export async function receivedRequests(origin: string): Promise<readonly ReceivedRequest[]> {
  return (await (await fetch(`${origin}/__calls`)).json()) as readonly ReceivedRequest[];
}

async function removeFiles(url: string): Promise<void> {
  const { items = [] } = (await (await fetch(url)).json()) as { items?: { name: string }[] };
  await Promise.all(items.map(({ name }) => remove(`${url}/${encodeURIComponent(name)}`)));
}

/** @param turns attempts while the answer is 409 (locked) */
async function remove(url: string, turns = 1): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const { ok, status } = await fetch(url, { method: "DELETE" });
    if (ok) return;
    if (status !== 409 || turn >= turns) throw new Error(`DELETE ${url} answered ${status}`);
  }
}

import { addresses } from "./addresses.ts";

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Newest first, without Auth's mails. */
export async function mailsTo(address: string): Promise<readonly ReceivedMail[]> {
  const answer = await fetch(`${addresses().mailbox}/api/messages`);
  const all = (await answer.json()) as readonly ReceivedMail[];
  return all.filter(({ from, to }) => from === "web@nhk-group.example" && to.includes(address));
}

export async function emptyMailbox(): Promise<void> {
  await fetch(`${addresses().mailbox}/api/messages`, { method: "DELETE" });
}

import { DomainError } from "domain/shared/errors";
import { callUrl } from "kit/firebase/panel-sdk";
import { panelHeaders } from "#data/panel-headers.ts";

const TIMEOUT_MS = 70_000;

/** @throws DomainError */
export async function downloadSentFile(submission: string, id: string): Promise<Blob> {
  if (!navigator.onLine) throw new DomainError("unavailable");
  const query = new URLSearchParams({ submission, id });
  try {
    const answer = await fetch(`${callUrl("contactFile")}?${query}`, {
      headers: await panelHeaders(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.ok) return await answer.blob();
    if (answer.status === 404) throw new DomainError("not-found", "This file is no longer stored.");
    throw new DomainError("unavailable");
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError("unavailable", undefined, { cause });
  }
}

import { doc, getDoc } from "firebase/firestore";
import type { StoredPost } from "functions/domain/posts/post";
import { AuditEntrySchema } from "functions/domain/shared/audit";
import { readDocument } from "#firebase/document.ts";
import { panelFirestore } from "#firebase/panel-sdk.ts";
import { versionsOf } from "./post-versions.ts";

/** Browsers write audit entries, functions keep versions. Null without either. */
export async function lastSaverOf(post: StoredPost): Promise<string | null> {
  const time = post.updated_at.getTime();
  try {
    const entry = post.change_id === undefined ? null : await entryOf(post.change_id);
    if (entry?.at.getTime() === time) return entry.actor_email || null;
    const [version] = await versionsOf(post.id);
    return version?.replaced_at.getTime() === time ? version.replaced_by || null : null;
  } catch (error) {
    console.warn("Who saved the post last could not be read", error);
    return null;
  }
}

async function entryOf(id: string) {
  const entry = await getDoc(doc(panelFirestore(), "audit_log", id));
  return entry.exists() ? readDocument(AuditEntrySchema, entry.ref.path, entry.data()) : null;
}

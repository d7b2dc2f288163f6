import type { StoredPost } from "domain/posts/post";
import { AuditEntrySchema } from "domain/shared/audit";
import { FirebaseError } from "firebase/app";
import { doc, documentId, getDoc, limit, query, where } from "firebase/firestore";
import { readDocument } from "kit/firebase/document";
import { panelFirestore } from "kit/firebase/panel-sdk";
import { useRead } from "kit/firebase/use-read";
import { posts } from "#data/post-collection.ts";
import { useLive } from "#firebase/use-live.ts";
import { loadVersions } from "./post-versions.ts";

export interface LastSave {
  readonly by: string | null;
  readonly at: Date;
}

/** Saves and copied pictures have an audit entry; an import only keeps the text that it replaced. */
export async function loadLastSave(post: StoredPost): Promise<LastSave> {
  const { updated_at } = post;
  try {
    const entry = post.change_id === undefined ? null : await loadEntry(post.change_id);
    if (entry && entry.at >= updated_at) return { by: entry.actor_email || null, at: entry.at };
    const [version] = await loadVersions(post.id);
    const isVersion = version?.replaced_at.getTime() === updated_at.getTime();
    return { by: isVersion ? version.replaced_by || null : null, at: updated_at };
  } catch (error) {
    console.warn("Who saved the post last could not be read", error);
    return { by: null, at: updated_at };
  }
}

/** Null also for editors, who do not read the audit log: the version of the replaced text names the person, too. */
async function loadEntry(id: string) {
  try {
    const entry = await getDoc(doc(panelFirestore(), "audit_log", id));
    return entry.exists() ? readDocument(AuditEntrySchema, entry.ref.path, entry.data()) : null;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === "permission-denied") return null;
    throw error;
  }
}

/** @returns who saved an open post since it was read; null while nobody did */
export function useNewerSave({ id, updated_at }: StoredPost): LastSave | null {
  const live = useLive(query(posts(), where(documentId(), "==", id), limit(1)));
  const stored = live.state === "ready" ? live.data[0] : undefined;
  const isNewer = stored !== undefined && stored.updated_at > updated_at;
  const save = useRead(
    isNewer ? () => loadLastSave(stored) : null,
    [stored, updated_at],
    "Who saved the post last could not be read",
  );
  return save.state === "ready" ? save.data : null;
}

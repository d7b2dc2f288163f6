import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { emulatorHosts } from "../../scripts/lib/emulators/ports.ts";
import { addresses } from "./addresses.ts";

/** Always connects to emulators, never to a real project. */
export function adminSdk() {
  const { ports, project, bucket: storageBucket } = addresses();
  Object.assign(process.env, { ...emulatorHosts(ports), ...process.env });
  if (!project.startsWith("demo-")) throw new Error(`Not a demo project: ${project}`);
  const app = getApps()[0] ?? initializeApp({ projectId: project, storageBucket });
  const bucket = (name?: string) => getStorage(app).bucket(name);
  return { auth: getAuth(app), db: getFirestore(app), bucket };
}

export type AdminSdk = ReturnType<typeof adminSdk>;

import { getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { addresses } from "./addresses.ts";

/** Always connects to emulators, never to a real project. */
export function adminSdk() {
  const { ports, project, bucket: storageBucket } = addresses();
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${ports.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${ports.auth}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= `127.0.0.1:${ports.storage}`;
  if (!project.startsWith("demo-")) throw new Error(`Not a demo project: ${project}`);
  const app = getApps()[0] ?? initializeApp({ projectId: project, storageBucket });
  const bucket = (name?: string) => getStorage(app).bucket(name);
  return { auth: getAuth(app), db: getFirestore(app), bucket };
}

export type AdminSdk = ReturnType<typeof adminSdk>;

import { type AnyCallName, findCall } from "domain/calls/calls";
import { REGION } from "domain/shared/region";
import { type FirebaseApp, initializeApp } from "firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "firebase/auth";
import { connectFirestoreEmulator, type Firestore, getFirestore } from "firebase/firestore";
import { connectFunctionsEmulator, type Functions, getFunctions } from "firebase/functions";
import { hasAppCheck, localEmulators } from "../lib/env.ts";
import { loadTwice } from "../lib/load-twice.ts";
import { firebaseOptions } from "./options.ts";

interface PanelFirebase {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly functions: Functions;
}

let panel: PanelFirebase | undefined;

/** @throws MissingCode */
export async function startFirebase(): Promise<void> {
  if (panel) return;
  const app = initializeApp(await firebaseOptions());
  if (hasAppCheck) (await loadAppCheck()).startAppCheck(app);
  panel = toServices(app);
}

const loadAppCheck = () => loadTwice(() => import("./app-check.ts"));

export async function panelAppToken(): Promise<string | undefined> {
  return hasAppCheck ? (await loadAppCheck()).appCheckToken() : undefined;
}

function toServices(app: FirebaseApp): PanelFirebase {
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  const firestore = getFirestore(app);
  const functions = getFunctions(app, REGION);
  const local = localEmulators();
  if (local) {
    connectAuthEmulator(auth, `http://127.0.0.1:${local.auth}`, { disableWarnings: true });
    connectFirestoreEmulator(firestore, "127.0.0.1", local.firestore);
    connectFunctionsEmulator(functions, "127.0.0.1", local.functions);
  }
  return { auth, firestore, functions };
}

function started(): PanelFirebase {
  if (!panel) throw new Error("startFirebase() has not finished.");
  return panel;
}

export const panelAuth = (): Auth => started().auth;
export const panelFirestore = (): Firestore => started().firestore;
export const panelFunctions = (): Functions => started().functions;

/** The address of a call: the function of its group, and the call's name behind it. */
export function callUrl(name: AnyCallName): string {
  const { projectId = "" } = panelFunctions().app.options;
  const path = `${findCall(name).group}/${name}`;
  const local = localEmulators();
  return local
    ? `http://127.0.0.1:${local.functions}/${projectId}/${REGION}/${path}`
    : `https://${REGION}-${projectId}.cloudfunctions.net/${path}`;
}

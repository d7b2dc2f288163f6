import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import type { callables } from "../call.ts";
import type { Store } from "../use-cases/store/store.ts";

export interface Server extends ReturnType<typeof callables> {
  readonly auth: Auth;
  readonly db: Firestore;
  readonly store: Store;
  readonly now: () => Date;
}

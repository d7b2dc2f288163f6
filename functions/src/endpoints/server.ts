import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import type { Store } from "../use-cases/store/store.ts";

/** What calls and steps of schedules work with. */
export interface Server {
  readonly auth: Auth;
  readonly db: Firestore;
  readonly store: Store;
  readonly now: () => Date;
}

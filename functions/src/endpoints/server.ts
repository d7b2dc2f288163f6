import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import type { callables } from "../call.ts";
import type { fileRequests } from "../file-requests.ts";
import type { schedules } from "../schedule.ts";
import type { Store } from "../use-cases/store/store.ts";

export interface Server
  extends ReturnType<typeof callables>,
    ReturnType<typeof fileRequests>,
    ReturnType<typeof schedules> {
  readonly auth: Auth;
  readonly db: Firestore;
  readonly store: Store;
  readonly now: () => Date;
}

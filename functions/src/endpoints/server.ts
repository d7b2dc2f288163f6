import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import type { callables } from "../call.ts";

/** What the endpoints of every area are made with. */
export interface Server extends Pick<ReturnType<typeof callables>, "adminCall" | "adminCommit"> {
  readonly auth: Auth;
  readonly db: Firestore;
  readonly now: () => Date;
}

import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { describeStore } from "../../functions/src/testing/store-contract.ts";
import { reset } from "../support/reset.ts";
import { sdk } from "./support/callers.ts";

describeStore(async () => {
  await reset();
  return firestoreStore(sdk.db);
});

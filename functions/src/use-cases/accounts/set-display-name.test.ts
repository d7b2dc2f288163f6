import { expect, it } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { setDisplayName } from "./set-display-name.ts";

it("names the caller, and an empty name removes it", async () => {
  const { store, documents, clock } = memoryStore();
  const row = { user_id: "eva", role: "admin", created_at: clock.now } as const;
  documents.user_roles.set("eva", row);
  const eva = { uid: "eva", email: "eva@nhk.example" };
  await setDisplayName({ store }, { name: "Eva Ruiz" }, eva);
  expect(documents.user_roles.get("eva")).toEqual({ ...row, display_name: "Eva Ruiz" });
  await setDisplayName({ store }, { name: "\u200b" }, eva);
  expect(documents.user_roles.get("eva")).toEqual(row);
});

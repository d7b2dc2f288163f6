import type { Picture } from "domain/pictures/picture";
import { expect, it } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { describePicture } from "./describe-picture.ts";

const ana = { uid: "ana", email: "ana@example.com" };
const id = "92b2fa58028958317e408bd84ecfa70f";

it("stores and records a description, once, and none of a picture that is gone", async () => {
  const { store, documents, clock } = memoryStore();
  const deps = { store, now: () => clock.now };
  const picture: Picture = {
    ...{ name: "pie.png", type: "png", width: 40, height: 30, bytes: 9, is_animated: false },
    ...{ color: "#ff0000", uploaded_at: clock.now, uploaded_by: "eva" },
  };
  await store.batch((writes) => writes.create("media", id, picture));
  await describePicture(deps, { id, alt: "Un pie" }, ana);
  await describePicture(deps, { id, alt: "Un pie" }, ana);
  expect(documents.media.get(id)).toEqual({ ...picture, alt: "Un pie" });
  expect([...documents.audit_log.values()]).toMatchObject([
    { action: "picture_described", target: id, actor_uid: "ana", details: { name: "pie.png" } },
  ]);
  const gone = { id: id.replaceAll("9", "0"), alt: "Otro" };
  await expect(describePicture(deps, gone, ana)).rejects.toMatchObject({ code: "not-found" });
});

import type { LookupFunction } from "node:net";
import { describe, expect, it } from "vitest";
import { pictureFetcher } from "./fetch-picture.ts";

const address = "https://fotos.test/a.jpg";
const fetchedBy = (lookup: LookupFunction, timeoutMs?: number) =>
  pictureFetcher({ standIn: "", lookup, ...(timeoutMs && { timeoutMs }) })(address);

describe("pictureFetcher", () => {
  it("judges the address that it connects to, whatever a name meant before (T74)", async () => {
    const asked: string[] = [];
    const inside: LookupFunction = (name, { all }, done) => {
      asked.push(name);
      if (all) done(null, [{ address: "10.0.0.8", family: 4 }]);
      else done(null, "10.0.0.8", 4);
    };
    await expect(fetchedBy(inside)).rejects.toThrow(
      "Only pictures at public https addresses can be copied.",
    );
    expect(asked).toEqual(["fotos.test"]);
  });

  it("keeps the code of a failed connection for the log", async () => {
    const unknown: LookupFunction = (_name, _options, done) =>
      done(Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" }), "", 4);
    await expect(fetchedBy(unknown)).rejects.toMatchObject({
      ...{ code: "unavailable", message: "The server could not be reached." },
      cause: { code: "ENOTFOUND" },
    });
  });

  it("ends when a server does not answer", async () => {
    await expect(fetchedBy(() => {}, 20)).rejects.toMatchObject({
      ...{ code: "deadline-exceeded", message: "The server did not answer in time." },
    });
  });
});

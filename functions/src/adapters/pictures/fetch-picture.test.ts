import type { LookupFunction } from "node:net";
import { describe, expect, it } from "vitest";
import { pictureFetcher } from "./fetch-picture.ts";

const address = "https://fotos.test/a.jpg";
const SECURE = "Only pictures at public https addresses can be copied.";
const fetchedBy = (lookup: LookupFunction, timeoutMs?: number) =>
  pictureFetcher({ standIn: "", lookup, ...(timeoutMs && { timeoutMs }) })(address);

describe("pictureFetcher", () => {
  it.each([
    ["10.0.0.8", 4],
    ["100.64.0.1", 4],
    ["::ffff:10.0.0.8", 6],
    ["::10.0.0.8", 6],
    ["::a9fe:a9fe", 6],
    ["64:ff9b::a00:8", 6],
    ["2002:a00:8::1", 6],
    ["4000::1", 6],
  ])(
    "judges the address that it connects to, whatever a name meant before (T74): %s",
    async (inner, family) => {
      const requestedUrls: string[] = [];
      const inside: LookupFunction = (name, { all }, done) => {
        requestedUrls.push(name);
        if (all) done(null, [{ address: inner, family }]);
        else done(null, inner, family);
      };
      await expect(fetchedBy(inside)).rejects.toThrow(SECURE);
      expect(requestedUrls).toEqual(["fotos.test"]);
    },
  );

  it.each([
    "https://127.0.0.1/foto.jpg",
    "https://0x7f.1/foto.jpg",
    "https://2130706433/foto.jpg",
    "https://localhost/foto.jpg",
    "https://0.0.0.0/foto.jpg",
    "https://10.0.0.8/foto.jpg",
    "https://172.16.3.4/foto.jpg",
    "https://192.168.1.1/foto.jpg",
    "https://100.64.0.1/foto.jpg",
    "https://169.254.169.254/computeMetadata/v1/",
    "https://[::1]/foto.jpg",
    "https://[::ffff:10.0.0.8]/foto.jpg",
    "https://[::]/foto.jpg",
    "https://[::10.0.0.8]/foto.jpg",
    "https://[::a9fe:a9fe]/foto.jpg",
    "https://[::8.8.8.8]/foto.jpg",
    "https://[::ffff:8.8.8.8]/foto.jpg",
    "https://[::ffff:0:a00:8]/foto.jpg",
    "https://[0:1::1]/foto.jpg",
    "https://[64:ff9b::a00:8]/foto.jpg",
    "https://[64:ff9b:1::a00:8]/foto.jpg",
    "https://[200::1]/foto.jpg",
    "https://[2001::1]/foto.jpg",
    "https://[2002:a00:8::1]/foto.jpg",
    "https://[4000::1]/foto.jpg",
    "https://[fec0::1]/foto.jpg",
    "https://[ff02::1]/foto.jpg",
    "https://192.0.0.8/foto.jpg",
    "https://198.18.0.1/foto.jpg",
    "https://224.0.0.1/foto.jpg",
    "https://255.255.255.255/foto.jpg",
    "https://[fd00::1]/foto.jpg",
    "https://[fe80::1]/foto.jpg",
    "ftp://fotos.test/a.jpg",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "https://fotos.test:8443/a.jpg",
    "https://ana:clave@fotos.test/a.jpg",
    "/media/a.jpg",
  ])("refuses an address inside the network or of another kind: %s", async (url) => {
    await expect(pictureFetcher({ standIn: "" })(url)).rejects.toMatchObject({
      ...{ code: "invalid-argument", message: SECURE },
    });
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

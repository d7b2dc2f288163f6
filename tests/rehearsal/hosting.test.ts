import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { deployedConfiguration } from "../../scripts/lib/build/deployed.ts";
import { inRoot, root } from "../../scripts/lib/paths.ts";
import { loadSpecification } from "./support/deployed-functions.ts";
import { type Hosting, headerFaults, rewriteFaults } from "./support/hosting-faults.ts";

const require = createRequire(import.meta.url);
const { getValidator } = require("firebase-tools/lib/firebaseConfigValidate.js");
const { listFiles } = require("firebase-tools/lib/listFiles.js");

const { endpoints } = await loadSpecification(inRoot("functions"), root);
const firebase = deployedConfiguration("a-project", { appCheck: true, mode: "emulators" });
const { hosting } = firebase;
const files: readonly string[] = listFiles(inRoot(hosting.public), hosting.ignore);

it("firebase-tools accepts the configuration of a deployment, which has no hooks", () => {
  const validate = getValidator();
  validate(firebase);
  expect(validate.errors).toBeNull();
  for (const { predeploy } of [hosting, ...firebase.functions]) expect(predeploy).toEqual([]);
  validate({ ...firebase, hosting: { ...hosting, rewrites: [{ source: "/x", function: {} }] } });
  expect(validate.errors).not.toBeNull();
});

it("every rewrite names a page, or an exported function of its region", () => {
  expect(rewriteFaults(hosting, files, endpoints).join("\n")).toBe("");
});

it("every address has the headers that are meant for it", () => {
  expect(headerFaults(hosting, files).join("\n")).toBe("");
});

const rewriteTo = (functionId: string, region = "europe-southwest1") => ({
  rewrites: [{ source: "/new", function: { functionId, region } }],
});
it.each([
  [rewriteTo("unknown"), "/new: no function unknown is exported"],
  [rewriteTo("pages", "us-central1"), "/new: pages is not in us-central1"],
  [rewriteTo("everyFiveMinutes"), "/new: everyFiveMinutes is not in europe-southwest1"],
  [
    { rewrites: [{ source: "/new", destination: "/new.html" }] },
    "/new: the build has no /new.html",
  ],
])("names the fault of a rewrite: %j", (changed, fault) => {
  expect(rewriteFaults(changed, files, endpoints)).toEqual([fault]);
});

describe("a fault of the headers is named", () => {
  const { headers, rewrites } = hosting as Hosting;
  const header = { key: "Content-Security-Policy", value: "default-src 'none'" };

  it("for a new folder of files, but not of pages with downloads", () => {
    expect(
      headerFaults(hosting, [
        ...files,
        "fonts/a.woff2",
        "fonts/b.woff2",
        "guias/x.html",
        "guias/x.pdf",
      ]),
    ).toEqual(["/fonts has no header rule of its own"]);
  });

  it("for a new address of a function", () => {
    const added = { source: "/guias/**", function: { functionId: "pages", region: "" } };
    expect(headerFaults({ headers, rewrites: [...rewrites, added] }, files)).toEqual([
      "/guias/example has a policy beside that of its function",
    ]);
  });

  it("for a second policy of a page, and a rule without address", () => {
    const added = ["/catalogo", "/removed/**"].map((source) => ({ source, headers: [header] }));
    expect(headerFaults({ headers: [...headers, ...added], rewrites }, files)).toEqual([
      "/catalogo has another policy than that of pages",
      "/removed/** has headers for nothing",
    ]);
  });
});

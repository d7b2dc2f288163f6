import { expect, it } from "vitest";
import { vertexHost } from "./vertex-host.ts";

it.each([
  ["global", "aiplatform.googleapis.com"],
  ["eu", "aiplatform.eu.rep.googleapis.com"],
  ["us", "aiplatform.us.rep.googleapis.com"],
  ["europe-west4", "europe-west4-aiplatform.googleapis.com"],
])("models of %s are at %s", (location, host) => expect(vertexHost(location)).toBe(host));

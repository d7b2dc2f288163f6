import { describe, expect, it } from "vitest";
import { toNetwork, toSite } from "./network.ts";

describe("toNetwork and toSite", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9", "203.0.113.9"],
    ["::FFFF:cb00:7109", "203.0.113.9", "203.0.113.9"],
    ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9", "203.0.113.9"],
    ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8:0001:0002::1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["2001:db8:0:5::", "2001:db8:0:5::/64", "2001:db8:0::/48"],
    ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
    ["::1", "0:0:0:0::/64", "0:0:0::/48"],
    ["no: address", "no: address", "no: address"],
    ["unknown", "unknown", "unknown"],
  ])("maps %s to %s and %s", (address, network, site) => {
    expect([toNetwork(address), toSite(address)]).toEqual([network, site]);
  });
});

import { BlockList, isIP } from "node:net";

/**
 * Networks of the servers that forward requests from Hosting: Google's own, without those of its cloud customers
 * (https://www.gstatic.com/ipranges/goog.json without https://www.gstatic.com/ipranges/cloud.json), and Fastly's
 * (https://api.fastly.com/public-ip-list). A network that is missing here has narrower limits, and no more than that.
 */
const NETWORKS = [
  "64.233.160.0/19",
  "66.102.0.0/20",
  "66.249.64.0/19",
  "72.14.192.0/18",
  "74.125.0.0/16",
  "108.177.0.0/17",
  "142.250.0.0/15",
  "172.217.0.0/16",
  "172.253.0.0/16",
  "173.194.0.0/16",
  "192.178.0.0/15",
  "209.85.128.0/17",
  "216.58.192.0/19",
  "216.239.32.0/19",
  "2001:4860::/32",
  "2404:6800::/32",
  "2607:f8b0::/32",
  "2800:3f0::/32",
  "2a00:1450::/32",
  "2c0f:fb50::/32",
  "23.235.32.0/20",
  "43.249.72.0/22",
  "103.244.50.0/24",
  "103.245.222.0/23",
  "103.245.224.0/24",
  "104.156.80.0/20",
  "140.248.64.0/18",
  "140.248.128.0/17",
  "146.75.0.0/17",
  "151.101.0.0/16",
  "157.52.64.0/18",
  "167.82.0.0/17",
  "167.82.128.0/20",
  "167.82.160.0/20",
  "167.82.224.0/20",
  "172.111.64.0/18",
  "185.31.16.0/22",
  "199.27.72.0/21",
  "199.232.0.0/16",
  "2a04:4e40::/32",
  "2a04:4e42::/32",
];

const edges = new BlockList();
for (const network of NETWORKS) {
  const [address = "", bits] = network.split("/");
  edges.addSubnet(address, Number(bits), address.includes(":") ? "ipv6" : "ipv4");
}

export function isEdgeAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && edges.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** What one household or company has: an IPv4 address, or the /64 of an IPv6 address. */
export function toNetwork(address: string): string {
  return toPrefix(address, 64);
}

/** What a provider hands out at once: an IPv4 address, or the /48 of an IPv6 address, which has 65,536 times a /64. */
export function toSite(address: string): string {
  return toPrefix(address, 48);
}

/** IPv4 addresses that are written as IPv6 (::ffff:192.0.2.1, ::ffff:c000:201) are IPv4 addresses. */
function toPrefix(address: string, bits: 48 | 64): string {
  const text = address.trim().toLowerCase().split("%")[0] ?? "";
  if (!text.includes(":")) return text;
  const url = URL.parse(`http://[${text}]`);
  if (!url) return text;
  const [head = "", tail] = url.hostname.slice(1, -1).split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const before = groups(head);
  const after = groups(tail ?? "");
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const all = [...before, ...zeros, ...after];
  if (/^(?:0:){5}ffff:/.test(all.join(":"))) return toIpv4(all.slice(6));
  return `${all.slice(0, bits / 16).join(":")}::/${bits}`;
}

function toIpv4(groups: readonly string[]): string {
  const bytes = groups.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join(".");
}

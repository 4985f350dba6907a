const addressPattern = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:.]{2,45})$/i;

/** Loopback and private networks: a machine of ours or a tester's, which says nothing about the caller. */
const privatePattern = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i;

/**
 * The caller's public network address, or null when nobody trustworthy names one. Hosted, Cloudflare is in front
 * and sets `cf-connecting-ip` itself; elsewhere only the last hop of `x-forwarded-for` is written by our own proxy:
 * everything left of it can be invented by the caller (payments section 3).
 */
export function findCallerAddress(headers: Headers): string | null {
  const candidate = headers.get("cf-connecting-ip") ?? headers.get("x-forwarded-for")?.split(",").at(-1);
  const address = candidate?.trim() ?? "";
  return addressPattern.test(address) && !privatePattern.test(address) ? address.toLowerCase() : null;
}

/** The first four groups of an IPv6 address, which name its network; undefined for what only looks like an address. */
function readNetworkGroups(address: string): string[] | undefined {
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return undefined;
  const [start = "", end] = new URL(url).hostname.slice(1, -1).split("::");
  const first = start.split(":").filter(Boolean);
  const last = (end ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => "0");
  return [...first, ...zeros, ...last].slice(0, 4);
}

/**
 * What a rate limit counts calls of: the IPv4 address, or of IPv6 the network (/64), because one connection has all
 * addresses of it. `private.caller_network()` is the same for the database's own limits.
 *
 * @param headers of the request
 * @returns the address or network, or null where `findCallerAddress` finds no address
 */
export function findCallerNetwork(headers: Headers): string | null {
  const address = findCallerAddress(headers)?.replace(/^::ffff:(?=\d+\.)/, "") ?? null;
  if (!address?.includes(":")) return address;
  const groups = readNetworkGroups(address);
  return groups ? `${groups.join(":")}::/64` : address;
}

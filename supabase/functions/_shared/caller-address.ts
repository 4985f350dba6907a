const addressPattern = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:.]{2,45})$/i;

/**
 * The caller's network address, or null when nobody trustworthy names it. Hosted, Cloudflare stands in front and
 * sets `cf-connecting-ip` itself; elsewhere only the last hop of `x-forwarded-for` is written by our own proxy:
 * everything left of it can be invented by the caller (payments.md section 3).
 */
export function findCallerAddress(headers: Headers): string | null {
  const candidate = headers.get("cf-connecting-ip") ?? headers.get("x-forwarded-for")?.split(",").at(-1);
  const address = candidate?.trim() ?? "";
  return addressPattern.test(address) ? address.toLowerCase() : null;
}

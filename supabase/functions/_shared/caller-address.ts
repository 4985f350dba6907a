/** Matches texts in the form of an IPv4 or IPv6 address. */
const addressPattern = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:.]{2,45})$/i;

/** Matches addresses of the loopback and of private networks, which do not identify the client. */
const privatePattern = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i;

/**
 * Returns the client's public IP address, or null if no trusted proxy gives one. On the hosted platform,
 * Cloudflare sets `cf-connecting-ip`. Elsewhere our own proxy writes the last address of `x-forwarded-for`. The client can
 * forge all earlier ones (docs/payments.md section 3).
 */
export function findClientIp(headers: Headers): string | null {
  const candidate = headers.get("cf-connecting-ip") ?? headers.get("x-forwarded-for")?.split(",").at(-1);
  const address = candidate?.trim() ?? "";
  return addressPattern.test(address) && !privatePattern.test(address) ? address.toLowerCase() : null;
}

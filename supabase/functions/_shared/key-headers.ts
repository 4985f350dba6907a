/** A secret key goes in `apikey` alone; only the legacy key, a JWT, also serves as a bearer (docs/payments.md section 8). */
export function keyHeaders(secretKey: string): Record<string, string> {
  if (secretKey.startsWith("sb_")) return { apikey: secretKey };
  return { apikey: secretKey, authorization: `Bearer ${secretKey}` };
}

/**
 * Returns the headers for a secret key: `apikey` alone; a legacy key, which is a JWT, is also sent as the bearer token
 * (docs/payments.md section 8).
 */
export function createKeyHeaders(secretKey: string): Record<string, string> {
  if (secretKey.startsWith("sb_")) return { apikey: secretKey };
  return { apikey: secretKey, authorization: `Bearer ${secretKey}` };
}

const encoder = new TextEncoder();
const algorithm = { name: "HMAC", hash: "SHA-256" } as const;

function importKey(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret, algorithm, false, ["sign", "verify"]);
}

/** Decodes 64 lower-case hex digits; null if the text is anything else. */
function decodeHex(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]{64}$/.test(hex)) return null;
  return Uint8Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

/**
 * Returns whether `signature` is the lower-case hex HMAC-SHA256 of the message (docs/payments.md section 5).
 * `crypto.subtle.verify` compares in constant time. Pass webhook bodies as the bytes that were received, never
 * re-serialised.
 */
export async function isHmacValid(
  secret: string,
  message: string | Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  const signatureBytes = decodeHex(signature);
  if (!signatureBytes) return false;
  const key = await importKey(encoder.encode(secret));
  return crypto.subtle.verify(
    algorithm,
    key,
    signatureBytes,
    typeof message === "string" ? encoder.encode(message) : message,
  );
}

/** Returns whether two secrets are equal, in a time that does not reveal where they differ. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const key = await importKey(crypto.getRandomValues(new Uint8Array(32)));
  const expectedSignature = await crypto.subtle.sign(algorithm, key, encoder.encode(expected));
  return crypto.subtle.verify(algorithm, key, expectedSignature, encoder.encode(given));
}

import type { IncomingMessage } from "node:http";

/**
 * Reads the body of a request as text. Undefined if it is longer than `limitBytes`; the rest is then read and dropped,
 * so that the client can still read the response.
 */
export async function readBody(request: IncomingMessage, limitBytes: number) {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    length += chunk.length;
    if (length <= limitBytes) chunks.push(chunk);
  }
  return length > limitBytes ? undefined : Buffer.concat(chunks).toString("utf8");
}

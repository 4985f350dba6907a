import type { IncomingMessage } from "node:http";

/**
 * Reads the body of a request as text. Returns undefined if it is longer than `limitBytes`; it is then still read to its
 * end, so that the client can read the response.
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

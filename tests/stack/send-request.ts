/** A server's reply: the status, and the body as parsed JSON, as text if it is not JSON, or null if it is empty. */
export type Reply = { status: number; body: unknown };

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: unknown };

function parseBody(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Makes an HTTP request without following redirects.
 *
 * @param url the URL
 * @param options the method (by default GET), the headers and the body; a `body` that is not text is sent as JSON
 * @returns the reply with any status
 * @throws TypeError if there is no reply
 */
export async function sendRequest(
  url: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
): Promise<Reply> {
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: parseBody(await response.text()) };
}

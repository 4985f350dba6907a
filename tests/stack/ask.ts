/** A server's answer: the status, and the body as JSON where it is JSON, else as text, null when empty. */
export type Answer = { status: number; body: unknown };

type Question = { method?: string; headers?: Record<string, string>; body?: unknown };

function parseBody(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Asks a server over HTTP, without following redirects.
 *
 * @param url the whole address
 * @param question GET unless given; a `body` that is not text goes as JSON
 * @returns the answer; a refusal is an answer too
 * @throws TypeError when no answer came
 */
export async function ask(
  url: string,
  { method = "GET", headers = {}, body }: Question = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: parseBody(await response.text()) };
}

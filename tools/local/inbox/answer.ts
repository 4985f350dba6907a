/** The answer of a route of the inbox; the server turns it into an HTTP response. */
export interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

/** An answer in JSON. */
export function json(status: number, value: unknown): Answer {
  return { status, body: JSON.stringify(value), headers: { "content-type": "application/json" } };
}

/** The answer of one of the inbox's routes; the server sends it as an HTTP response. */
export interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

/** Creates an answer with the value as JSON. */
export function json(status: number, value: unknown): Answer {
  return { status, body: JSON.stringify(value), headers: { "content-type": "application/json" } };
}

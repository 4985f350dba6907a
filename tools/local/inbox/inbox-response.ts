/** The response of one of the inbox's routes; `server.ts` sends it. */
export interface InboxResponse {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

/** Creates a response with the value as JSON. */
export function json(status: number, value: unknown): InboxResponse {
  return { status, body: JSON.stringify(value), headers: { "content-type": "application/json" } };
}

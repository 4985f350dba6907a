import * as v from "valibot";

export type RemoteService = "database" | "auth" | "storage" | "razorpay" | "brevo";

/** A call to another service that did not work: refused by it, cut off, too slow, or answered with something else. */
export class RemoteError extends Error {
  override readonly name = "RemoteError";
  readonly service: RemoteService;
  /** The HTTP status, or null when no answer came. */
  readonly status: number | null;
  /** The service's own code, like `BAD_REQUEST_ERROR`; `NO_ANSWER` or `UNEXPECTED_ANSWER` when there is none. */
  readonly code: string;

  constructor(service: RemoteService, status: number | null, code: string, detail: string, cause?: unknown) {
    super(`${service} ${status ?? "did not answer"} ${code}: ${detail}`, { cause });
    this.service = service;
    this.status = status;
    this.code = code;
  }

  /** True when the service refused for good (4xx but 408 and 429): the same call again is refused again. */
  get isFinal(): boolean {
    return (
      this.status !== null && this.status >= 400 && this.status < 500 && ![408, 429].includes(this.status)
    );
  }
}

export interface RemoteCall {
  method: "GET" | "POST" | "DELETE";
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON; only a POST has one. */
  body?: unknown;
  timeoutMs: number;
}

const failureSchema = v.object({
  code: v.string(),
  message: v.optional(v.string()),
  description: v.optional(v.string()),
});

/** Razorpay wraps its failures in `error`; Brevo and PostgREST do not. */
function describeFailure(text: string): { code: string; detail: string } {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  const wrapped = v.safeParse(v.object({ error: failureSchema }), json.output);
  const failure = wrapped.success ? wrapped.output.error : v.safeParse(failureSchema, json.output).output;
  if (!v.is(failureSchema, failure)) return { code: "UNKNOWN", detail: "no description" };
  return { code: failure.code, detail: failure.description ?? failure.message ?? "no description" };
}

/**
 * Makes the call and returns its JSON checked against the schema; an empty body counts as null.
 * Throws RemoteError for a status that is not 2xx, a redirect, no answer within `timeoutMs`, or an answer of another
 * shape.
 */
export async function callRemote<Schema extends v.GenericSchema>(
  service: RemoteService,
  call: RemoteCall,
  schema: Schema,
  ask: typeof fetch,
): Promise<v.InferOutput<Schema>> {
  let status: number;
  let text: string;
  try {
    const response = await ask(call.url, {
      method: call.method,
      headers: { accept: "application/json", "content-type": "application/json", ...call.headers },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      // Our keys go where we send them and nowhere else.
      redirect: "error",
      signal: AbortSignal.timeout(call.timeoutMs),
    });
    status = response.status;
    text = await response.text();
  } catch (cause) {
    throw new RemoteError(service, null, "NO_ANSWER", `${call.method} failed`, cause);
  }
  if (status < 200 || status > 299) {
    const { code, detail } = describeFailure(text);
    throw new RemoteError(service, status, code, detail);
  }
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text === "" ? "null" : text);
  const answer = json.success ? v.safeParse(schema, json.output) : json;
  if (answer.success) return answer.output;
  const wrong = answer.issues
    .map((issue) => `${v.getDotPath(issue) ?? "answer"} should be ${issue.expected}`)
    .join("; ");
  throw new RemoteError(service, status, "UNEXPECTED_ANSWER", wrong);
}

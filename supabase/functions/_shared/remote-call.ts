import * as v from "valibot";

export type RemoteService = "database" | "auth" | "storage" | "razorpay" | "brevo";

/** A failed call to another service: refused, cut off, too slow, or with a reply of unexpected shape. */
export class RemoteError extends Error {
  override readonly name = "RemoteError";
  readonly service: RemoteService;
  /** The HTTP status, or null if there was no reply. */
  readonly status: number | null;
  /** The service's own code, like `BAD_REQUEST_ERROR`; `NO_ANSWER` or `UNEXPECTED_ANSWER` when there is none. */
  readonly code: string;

  constructor(service: RemoteService, status: number | null, code: string, detail: string, cause?: unknown) {
    super(`${service} ${status ?? "did not answer"} ${code}: ${detail}`, { cause });
    this.service = service;
    this.status = status;
    this.code = code;
  }

  /** True if repeating the same call is useless, because the service refused it (any 4xx except 408 and 429). */
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

/** Reads code and description from the body of an error. Razorpay wraps them in `error`; Brevo and PostgREST do not. */
function describeFailure(text: string): { code: string; detail: string } {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  const wrapped = v.safeParse(v.object({ error: failureSchema }), json.output);
  const failure = wrapped.success ? wrapped.output.error : v.safeParse(failureSchema, json.output).output;
  if (!v.is(failureSchema, failure)) return { code: "UNKNOWN", detail: "no description" };
  return { code: failure.code, detail: failure.description ?? failure.message ?? "no description" };
}

/**
 * Makes the call and returns the JSON of the reply, checked against the schema; an empty body counts as null. Throws
 * RemoteError for a status that is not 2xx, a redirect, no reply within `timeoutMs`, or a reply that the schema does not allow.
 */
export async function callRemote<Schema extends v.GenericSchema>(
  service: RemoteService,
  call: RemoteCall,
  schema: Schema,
  fetcher: typeof fetch,
): Promise<v.InferOutput<Schema>> {
  let status: number;
  let text: string;
  try {
    const response = await fetcher(call.url, {
      method: call.method,
      headers: { accept: "application/json", "content-type": "application/json", ...call.headers },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      // A redirect could send our keys to another server.
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
  const parsed = json.success ? v.safeParse(schema, json.output) : json;
  if (parsed.success) return parsed.output;
  const mismatches = parsed.issues
    .map((issue) => `${v.getDotPath(issue) ?? "answer"} should be ${issue.expected}`)
    .join("; ");
  throw new RemoteError(service, status, "UNEXPECTED_ANSWER", mismatches);
}

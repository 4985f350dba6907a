import { findCallerAddress } from "./caller-address.ts";
import { checkOrigin } from "./cors.ts";
import { FunctionError } from "./function-error.ts";
import { readBytes } from "./read-body.ts";
import { RemoteError } from "./remote-call.ts";
import type { Report } from "./report.ts";

/** An edge function: takes a request and returns an answer. It never throws. */
export type Endpoint = (request: Request) => Promise<Response>;

export interface Incoming {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Headers;
  callerAddress: string | null;
}

export interface EndpointOptions {
  /** Pages that may call from a browser; `null` for calls between servers and plain form posts, where CORS has no part. */
  allowedOrigins: readonly string[] | null;
  maxBytes: number;
  report: Report;
}

export const jsonMaxBytes = 16 * 1024;
export const webhookMaxBytes = 256 * 1024;

/** A JSON answer with the given status. */
export function answerJson(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

/**
 * Turns any error into a FunctionError: a service that may answer later is `unavailable`; anything else unexpected is
 * our mistake.
 */
function toFunctionError(error: unknown): FunctionError {
  if (error instanceof FunctionError) return error;
  const isPassing = error instanceof RemoteError && !error.isFinal && error.code !== "UNEXPECTED_ANSWER";
  if (!isPassing) return new FunctionError("internal", { cause: error });
  return new FunctionError("unavailable", { cause: error, details: { retry_after: 2 } });
}

function answerError(error: unknown, report: Report): Response {
  const known = toFunctionError(error);
  if (known.status >= 500) report("failed", known, { code: known.code });
  const response = answerJson(known.status, known.toBody());
  if (known.details.retry_after !== undefined)
    response.headers.set("retry-after", String(known.details.retry_after));
  return response;
}

/**
 * Wraps every function: CORS allow-list, OPTIONS, POST only, size limit, one format of errors, and one report for each
 * of our failures. A page of a foreign origin gets 403 without any CORS header.
 */
export function createEndpoint(
  options: EndpointOptions,
  handle: (incoming: Incoming) => Promise<Response>,
): Endpoint {
  const answer = async (request: Request): Promise<Response> => {
    if (request.method !== "POST") throw new FunctionError("method_not_allowed");
    const bytes = await readBytes(request, options.maxBytes);
    return handle({ bytes, headers: request.headers, callerAddress: findCallerAddress(request.headers) });
  };
  return async (request) => {
    const origin = options.allowedOrigins === null ? null : request.headers.get("origin");
    const check = checkOrigin(origin, options.allowedOrigins ?? []);
    if (check.outcome === "foreign") return answerError(new FunctionError("forbidden"), options.report);
    const response =
      request.method === "OPTIONS"
        ? new Response(null, { status: 204 })
        : await answer(request).catch((error: unknown) => answerError(error, options.report));
    if (response.status === 405) response.headers.set("allow", "POST, OPTIONS");
    for (const [name, value] of Object.entries(check.headers)) response.headers.set(name, value);
    return response;
  };
}

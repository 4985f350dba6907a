import { findClientIp } from "./caller-address.ts";
import { checkOrigin } from "./cors.ts";
import { FunctionError } from "./function-error.ts";
import { readBytes } from "./read-body.ts";
import { RemoteError } from "./remote-call.ts";
import type { Report } from "./report.ts";

/** An edge function: takes a request and returns a response. It never throws. */
export type Endpoint = (request: Request) => Promise<Response>;

export interface Incoming {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Headers;
  clientIp: string | null;
}

export interface EndpointOptions {
  /**
   * Pages that may call from a browser; `null` for calls between servers and plain form posts, to which CORS does not
   * apply.
   */
  allowedOrigins: readonly string[] | null;
  maxBytes: number;
  report: Report;
}

export const maxJsonBytes = 16 * 1024;
export const maxWebhookBytes = 256 * 1024;

/** Returns a JSON response with the given status. */
export function createJsonResponse(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

/**
 * Turns any error into a FunctionError: a temporary failure of another service becomes `unavailable`; any other
 * unexpected error becomes `internal`.
 */
function toFunctionError(error: unknown): FunctionError {
  if (error instanceof FunctionError) return error;
  const isTemporary = error instanceof RemoteError && !error.isFinal && error.code !== "UNEXPECTED_ANSWER";
  if (!isTemporary) return new FunctionError("internal", { cause: error });
  return new FunctionError("unavailable", { cause: error, details: { retry_after: 2 } });
}

function createErrorResponse(error: unknown, report: Report): Response {
  const functionError = toFunctionError(error);
  if (functionError.status >= 500) report("failed", functionError, { code: functionError.code });
  const response = createJsonResponse(functionError.status, functionError.toBody());
  if (functionError.details.retry_after !== undefined)
    response.headers.set("retry-after", String(functionError.details.retry_after));
  return response;
}

/**
 * Wraps every function. It checks the origin, answers OPTIONS, accepts only POST, limits the size, returns errors in
 * one format, and reports each internal failure once. A page of another site gets 403 without CORS headers.
 */
export function createEndpoint(
  options: EndpointOptions,
  handle: (incoming: Incoming) => Promise<Response>,
): Endpoint {
  const respond = async (request: Request): Promise<Response> => {
    if (request.method !== "POST") throw new FunctionError("method_not_allowed");
    const bytes = await readBytes(request, options.maxBytes);
    return handle({ bytes, headers: request.headers, clientIp: findClientIp(request.headers) });
  };
  return async (request) => {
    const origin = options.allowedOrigins === null ? null : request.headers.get("origin");
    const originCheck = checkOrigin(origin, options.allowedOrigins ?? []);
    if (originCheck.outcome === "foreign")
      return createErrorResponse(new FunctionError("forbidden"), options.report);
    const response =
      request.method === "OPTIONS"
        ? new Response(null, { status: 204 })
        : await respond(request).catch((error: unknown) => createErrorResponse(error, options.report));
    if (response.status === 405) response.headers.set("allow", "POST, OPTIONS");
    for (const [name, value] of Object.entries(originCheck.headers)) response.headers.set(name, value);
    return response;
  };
}

import type * as v from "valibot";
import { getCaller, type Caller, type FindCaller } from "./caller.ts";
import { createEndpoint, maxJsonBytes, type Endpoint, type Incoming } from "./endpoint.ts";
import { decodeText, parseJsonBody } from "./read-body.ts";
import type { Report } from "./report.ts";

/** The dependencies of every function for logged-in students. */
export interface StudentDependencies {
  allowedOrigins: readonly string[];
  findCaller: FindCaller;
  report: Report;
}

/**
 * Creates a function for logged-in students: it takes JSON up to 16 kB, finds the caller and checks the request. The
 * caller is checked first, so that a stranger learns nothing about the request's shape.
 */
export function createStudentEndpoint<Schema extends v.GenericSchema>(
  { allowedOrigins, findCaller, report }: StudentDependencies,
  schema: Schema,
  handle: (body: v.InferOutput<Schema>, caller: Caller, incoming: Incoming) => Promise<Response>,
): Endpoint {
  return createEndpoint({ allowedOrigins, maxBytes: maxJsonBytes, report }, async (incoming) => {
    const caller = await getCaller(findCaller, incoming.headers);
    return handle(parseJsonBody(schema, decodeText(incoming.bytes)), caller, incoming);
  });
}

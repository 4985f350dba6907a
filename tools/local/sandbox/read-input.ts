import type { Context } from "hono";
import * as v from "valibot";
import { GatewayError } from "./gateway-error";

/** Reads the JSON body and checks it against the schema. Throws the gateway's 400, which names the wrong field. */
export async function readBody<T extends v.GenericSchema>(c: Context, schema: T): Promise<v.InferOutput<T>> {
  const text = await c.req.text();
  return parseInput(schema, text === "" ? {} : parseJson(text));
}

/** Reads the query and checks it against the schema. Throws the gateway's 400, which names the wrong field. */
export function readQuery<T extends v.GenericSchema>(c: Context, schema: T): v.InferOutput<T> {
  return parseInput(schema, c.req.query());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayError(400, "The request body is not valid JSON");
  }
}

function parseInput<T extends v.GenericSchema>(schema: T, input: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  if (issue.type === "strict_object" && field !== null && issue.expected === "never") {
    throw new GatewayError(400, `${field} is/are not required and should not be sent`, {
      field,
      reason: "extra_field_sent",
    });
  }
  const isMissing = issue.received === "undefined";
  const description = isMissing && field !== null ? `The ${field} field is required.` : issue.message;
  throw new GatewayError(400, description, field === null ? {} : { field });
}

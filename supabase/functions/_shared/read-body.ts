import * as v from "valibot";
import { FunctionError } from "./function-error.ts";

/**
 * Reads the request's body, at most `maxBytes`. It counts the bytes while reading, because the Content-Length can be
 * missing or wrong. Throws payload_too_large beyond the limit.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    length += next.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      throw new FunctionError("payload_too_large");
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** Decodes the bytes as text; throws bad_request if they are not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new FunctionError("bad_request", { message: "The request is not valid UTF-8 text.", cause });
  }
}

/** Parses the text as JSON and checks it against the schema; throws bad_request with the name of the wrong field. */
export function parseJsonBody<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new FunctionError("bad_request", { message: "The request is not valid JSON.", cause });
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  throw new FunctionError("bad_request", { message: field ? `${field}: ${issue.message}` : issue.message });
}

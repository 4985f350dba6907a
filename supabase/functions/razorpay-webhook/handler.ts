import * as v from "valibot";
import type { Database } from "../_shared/database.ts";
import {
  createJsonResponse,
  createEndpoint,
  maxWebhookBytes,
  type Endpoint,
  type Incoming,
} from "../_shared/endpoint.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { decodeText, parseJsonBody } from "../_shared/read-body.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import { isWebhookSigned } from "../_shared/signature.ts";
import {
  eventNameSchema,
  requestSchema,
  type RequestRazorpayWebhook,
  type ResponseRazorpayWebhook,
} from "./contract.ts";
import { processEvent, type ProcessEventDependencies } from "./process-event.ts";

export interface RazorpayWebhookDependencies extends ProcessEventDependencies {
  database: ProcessEventDependencies["database"] &
    Pick<Database, "receiveWebhook" | "finishWebhook" | "consumeRateLimit">;
  webhookSecrets: readonly string[];
}

/** Returns the gateway's id of the event, which is the same on every redelivery. Without an id, it is the body's hash. */
async function getEventId({ headers, bytes }: Incoming): Promise<string> {
  const headerEventId = headers.get("x-razorpay-event-id")?.trim();
  if (headerEventId) return headerEventId.slice(0, 100);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Handles an event with a valid signature that we do not understand: reports it, and stores it if it has a name. It
 * must not be refused: sending it again would not help, and the gateway disables a webhook after repeated refusals
 * (docs/payments.md section 5).
 */
async function storeUnreadable(
  { database, report }: RazorpayWebhookDependencies,
  eventId: string,
  body: string,
  cause: unknown,
): Promise<void> {
  const parsedName = v.safeParse(eventNameSchema, body);
  const event = parsedName.success ? parsedName.output.event : null;
  report("webhook not understood", cause, { event_id: eventId, webhook_event: event });
  if (event === null) return;
  const delivery = await database.receiveWebhook(eventId, event, body);
  if (delivery.outcome !== "processed") await database.finishWebhook(eventId, "not understood");
}

/**
 * Reports a wrong signature. Either somebody imitates the gateway, or the secret is wrong on one side. While the secret
 * is wrong, only the background jobs record payments.
 */
async function alertWrongSignature({ database, report }: RazorpayWebhookDependencies): Promise<void> {
  try {
    // From the tenth wrong signature in an hour on, it is an alert.
    const { outcome } = await database.consumeRateLimit("razorpay-webhook:wrong-signature", 9, 60 * 60);
    report(outcome === "limited" ? "alert: webhooks wrongly signed" : "webhook wrongly signed");
  } catch (error) {
    report("webhook wrongly signed", error);
  }
}

async function receiveEvent(dependencies: RazorpayWebhookDependencies, incoming: Incoming): Promise<void> {
  const { database } = dependencies;
  const eventId = await getEventId(incoming);
  let body = "";
  let event: RequestRazorpayWebhook;
  try {
    body = decodeText(incoming.bytes);
    event = parseJsonBody(requestSchema, body);
  } catch (cause) {
    return storeUnreadable(dependencies, eventId, body, cause);
  }
  const delivery = await database.receiveWebhook(eventId, event.event, body);
  if (delivery.outcome === "processed") return;
  try {
    await processEvent(dependencies, event);
  } catch (cause) {
    const reason = cause instanceof RemoteError ? `${cause.service} ${cause.code}` : "unexpected error";
    await database.finishWebhook(eventId, reason);
    const code =
      cause instanceof RemoteError && cause.service === "razorpay" ? "gateway_unavailable" : "internal";
    throw new FunctionError(code, { cause });
  }
  await database.finishWebhook(eventId, null);
}

/**
 * Receives the gateway's messages (docs/payments.md sections 4 and 5). The signature covers the raw bytes. A message
 * is skipped only if its inbox row is processed. Every failure returns 5xx, so that the gateway sends the message
 * again. A signed message that we do not understand gets 200.
 */
export function razorpayWebhook(dependencies: RazorpayWebhookDependencies): Endpoint {
  const { webhookSecrets, report } = dependencies;
  return createEndpoint({ allowedOrigins: null, maxBytes: maxWebhookBytes, report }, async (incoming) => {
    const signature = incoming.headers.get("x-razorpay-signature") ?? "";
    const isSigned = await isWebhookSigned(webhookSecrets, incoming.bytes, signature);
    if (!isSigned) {
      await alertWrongSignature(dependencies);
      throw new FunctionError("bad_signature");
    }
    await receiveEvent(dependencies, incoming);
    return createJsonResponse(200, { status: "ok" } satisfies ResponseRazorpayWebhook);
  });
}

import { describe, expect, test, vi } from "vitest";
import { addChild } from "../supabase/functions/add-child/handler.ts";
import { confirmPayment } from "../supabase/functions/confirm-payment/handler.ts";
import { contactSyncOnPayment } from "../supabase/functions/contact-sync-on-payment/handler.ts";
import { contactSync } from "../supabase/functions/contact-sync/handler.ts";
import { createOrder } from "../supabase/functions/create-order/handler.ts";
import { enterChild } from "../supabase/functions/enter-child/handler.ts";
import { sealPaper } from "../supabase/functions/seal-paper/handler.ts";
import { paymentStatus } from "../supabase/functions/payment-status/handler.ts";
import { sendPurchaseEmail } from "../supabase/functions/send-purchase-email/handler.ts";
import { sendWelcomeEmail } from "../supabase/functions/send-welcome-email/handler.ts";
import {
  createFakeDatabase,
  createFakeRazorpay,
  createStudentDependencies,
  keySecret,
  post,
  siteOrigin,
} from "../supabase/functions/_shared/fakes.ts";

const database = createFakeDatabase();
const dependencies = {
  ...createStudentDependencies(),
  database,
  razorpay: createFakeRazorpay(),
  keyId: "rzp_test_1",
  keySecret,
  sleep: async () => undefined,
  deliver: vi.fn(async () => ({ sent: 0, retry: 0, dead: 0, unfinished: 0 })),
  storage: { uploadSealedPaper: async () => undefined },
  findAdminAccess: async () => "granted",
  auth: {
    createChildLogin: async () => "c41d0000-0000-4000-8000-000000000001",
    deleteLogin: async () => undefined,
    createLoginToken: async () => "one-time",
  },
};

const functions = {
  "add-child": addChild,
  "enter-child": enterChild,
  "create-order": createOrder,
  "confirm-payment": confirmPayment,
  "payment-status": paymentStatus,
  "send-purchase-email": sendPurchaseEmail,
  "contact-sync-on-payment": contactSyncOnPayment,
  "send-welcome-email": sendWelcomeEmail,
  "contact-sync": contactSync,
  "seal-paper": sealPaper,
};

async function readErrorCode(response: Response): Promise<unknown> {
  const { error } = await response.json();
  return error.code;
}

describe.each(Object.entries(functions))("%s", (_name, createFunction) => {
  const endpoint = createFunction(dependencies);

  test.each([
    ["no authorization at all", { authorization: "" }],
    ["only the publishable key", { authorization: "", apikey: "sb_publishable_1" }],
    [
      "the publishable key as a bearer",
      { authorization: "Bearer sb_publishable_1", apikey: "sb_publishable_1" },
    ],
    ["an invalid token", { authorization: "Bearer aaa.bbb.ccc" }],
  ])("a request with %s gets 401", async (_case, headers) => {
    const response = await post(endpoint, {}, headers);
    expect(response.status).toBe(401);
    expect(response.headers.get("access-control-allow-origin")).toBe(siteOrigin);
    expect(await readErrorCode(response)).toBe("UNAUTHENTICATED");
  });

  test("a body of 17 kB gets 413", async () => {
    const response = await post(endpoint, { filler: "x".repeat(17 * 1024) });
    expect(response.status).toBe(413);
    expect(await readErrorCode(response)).toBe("PAYLOAD_TOO_LARGE");
  });

  test.each(["", "{", "null", "[]", "{}", '"text"'])("the body %j gets 400", async (body) => {
    const response = await post(endpoint, body);
    expect(response.status).toBe(400);
    expect(await readErrorCode(response)).toBe("BAD_REQUEST");
  });

  test("a GET request is refused, and a request from another site's page gets 403", async () => {
    const getResponse = await endpoint(new Request("http://functions.local/any"));
    expect(await readErrorCode(getResponse)).toBe("METHOD_NOT_ALLOWED");
    const otherSiteResponse = await post(endpoint, {}, { origin: "https://evil.example" });
    expect(otherSiteResponse.status).toBe(403);
    expect(otherSiteResponse.headers.has("access-control-allow-origin")).toBe(false);
  });

  test("none of the refused requests reached the database", () => {
    for (const method of Object.values(database)) expect(method).not.toHaveBeenCalled();
  });
});

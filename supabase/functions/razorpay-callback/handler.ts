import * as v from "valibot";
import { confirmCheckout, type ConfirmDependencies } from "../_shared/confirm-checkout.ts";
import { createEndpoint, maxJsonBytes, type Endpoint } from "../_shared/endpoint.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { requestSchema } from "./contract.ts";

export interface RazorpayCallbackDependencies extends ConfirmDependencies {
  siteUrl: string;
}

/** Confirms the payment of the posted form, and returns whether it became an order. */
async function confirmPaymentForm(
  dependencies: RazorpayCallbackDependencies,
  form: string,
): Promise<boolean> {
  const fields = v.safeParse(requestSchema, Object.fromEntries(new URLSearchParams(form)));
  if (!fields.success) return false;
  const intent = await dependencies.database.findIntent(fields.output.razorpay_order_id);
  if (intent.outcome === "unknown") return false;
  return (await confirmCheckout(dependencies, intent, fields.output)).status === "success";
}

/**
 * Receives the checkout's form post from browsers that cannot run our script. The request has no token; the signature
 * over our own order id is the proof. A person is waiting, so every response redirects to a page of the site: the success
 * page, or the cart, which asks about the pending payment.
 */
export function razorpayCallback(dependencies: RazorpayCallbackDependencies): Endpoint {
  const { report, siteUrl } = dependencies;
  return createEndpoint({ allowedOrigins: null, maxBytes: maxJsonBytes, report }, async ({ bytes }) => {
    const isSuccess = await confirmPaymentForm(dependencies, new TextDecoder().decode(bytes)).catch(
      (error: unknown) => {
        const isForged = error instanceof FunctionError && error.code === "bad_signature";
        if (!isForged) report("callback failed", error);
        return false;
      },
    );
    const location = `${siteUrl}${isSuccess ? "/paymentsuccess" : "/cartsummary"}`;
    return new Response(null, { status: 303, headers: { location } });
  });
}
